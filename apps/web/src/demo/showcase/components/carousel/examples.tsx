import { Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { Carousel } from './carousel.tsx';
import classes from './examples.module.css';
import { type Scene, scene } from './scenes.ts';
import { useCarousel } from './use-carousel.ts';

const places: readonly { name: Scene; text: string }[] = [
  { name: 'Mount Kenya', text: 'Batian, seen from the north on a clear morning.' },
  { name: 'Tea hills of Kericho', text: 'Where the harvest runs all year.' },
  { name: 'Diani beach', text: 'White sand, south of Mombasa.' },
  { name: 'Nairobi at dusk', text: 'Upper Hill, as the offices go home.' },
];

export function PicturesExample() {
  return (
    <Carousel
      label="Places in Kenya"
      slides={places.map(({ name, text }) => ({
        name,
        content: (
          <>
            <img className={classes.picture} src={scene(name)} alt={name} draggable={false} />
            <p className={classes.caption}>{text}</p>
          </>
        ),
      }))}
    />
  );
}

const sceneNames: readonly Scene[] = [
  'Diani beach',
  'Mount Kenya',
  'Nairobi at dusk',
  'Tea hills of Kericho',
];

export function ThumbnailsExample() {
  const { viewport, at, goTo } = useCarousel();
  return (
    <section aria-roledescription="carousel" aria-label="Album">
      <div ref={viewport} className={classes.viewport} aria-live="polite">
        <Row align="stretch">
          {sceneNames.map((place, index) => (
            <div key={place} className={classes.slide} inert={index !== at}>
              <img className={classes.picture} src={scene(place)} alt={place} draggable={false} />
            </div>
          ))}
        </Row>
      </div>
      <ul className={classes.thumbs}>
        {sceneNames.map((place, index) => (
          <li key={place}>
            <button
              type="button"
              className={classes.thumb}
              aria-label={`Show ${place}`}
              aria-current={index === at}
              onClick={() => goTo(index)}
            >
              <img className={classes.picture} src={scene(place)} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const trips: readonly { name: string; place: Scene; price: number }[] = [
  { name: 'Point Lenana in four days', place: 'Mount Kenya', price: 68_000_00 },
  { name: 'A day among the tea', place: 'Tea hills of Kericho', price: 4_500_00 },
  { name: 'A weekend in Diani', place: 'Diani beach', price: 21_900_00 },
  { name: 'Nairobi by night', place: 'Nairobi at dusk', price: 3_200_00 },
  { name: 'The long way round the mountain', place: 'Mount Kenya', price: 92_500_00 },
];

export function SeveralExample() {
  return (
    <Carousel
      label="Trips"
      perView={3}
      slides={trips.map(({ name, place, price }) => ({
        name,
        content: (
          <div className={classes.card}>
            <img className={classes.picture} src={scene(place)} alt="" draggable={false} />
            <Stack align="start" gap={4} className={classes.words}>
              <Text weight={600}>{name}</Text>
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
            </Stack>
          </div>
        ),
      }))}
    />
  );
}

const offers: readonly { place: Scene; text: string }[] = [
  { place: 'Diani beach', text: 'Jamhuri weekend at the coast, from KES 21,900.' },
  { place: 'Tea hills of Kericho', text: 'Two cups for one, until Sunday.' },
  { place: 'Nairobi at dusk', text: 'Matatu to the airport every half hour.' },
];

export function AutoplayExample() {
  return (
    <Carousel
      label="Offers of the week"
      everyMs={5000}
      slides={offers.map(({ place, text }) => ({
        name: place,
        content: (
          <>
            <img className={classes.picture} src={scene(place)} alt="" draggable={false} />
            <p className={classes.caption}>{text}</p>
          </>
        ),
      }))}
    />
  );
}
