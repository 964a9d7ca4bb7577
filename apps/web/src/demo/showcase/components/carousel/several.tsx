import { Money } from '@kazi/ui/money';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { Carousel } from '../../../parts/carousel/carousel.tsx';
import classes from './carousel.module.css';
import { type Scene, scene } from './scenes.ts';

const trips: readonly { name: string; place: Scene; price: number }[] = [
  { name: 'Point Lenana in four days', place: 'Mount Kenya', price: 68_000_00 },
  { name: 'A day among the tea', place: 'Tea hills of Kericho', price: 4_500_00 },
  { name: 'A weekend in Diani', place: 'Diani beach', price: 21_900_00 },
  { name: 'Nairobi by night', place: 'Nairobi at dusk', price: 3_200_00 },
  { name: 'The long way round the mountain', place: 'Mount Kenya', price: 92_500_00 },
];

export default function Several() {
  return (
    <Carousel
      label="Trips"
      perView={3}
      slides={trips.map(({ name, place, price }) => ({
        name,
        content: (
          <div className={classes.card}>
            <img className={classes.picture} src={scene(place)} alt="" draggable={false} />
            <div className={classes.words}>
              <p className={classes.name}>{name}</p>
              <p>
                <Money amount={price} currency="KES" />
              </p>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={`Book ${name}`}
                onClick={() => toast({ message: `${name}: booked` })}
              >
                Book
              </Button>
            </div>
          </div>
        ),
      }))}
    />
  );
}
