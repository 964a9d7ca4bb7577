import { Carousel } from '../../../parts/carousel/carousel.tsx';
import classes from './carousel.module.css';
import { type Scene, scene } from './scenes.ts';

const places: readonly { name: Scene; text: string }[] = [
  { name: 'Mount Kenya', text: 'Batian, seen from the north on a clear morning.' },
  { name: 'Tea hills of Kericho', text: 'Where the harvest runs all year.' },
  { name: 'Diani beach', text: 'White sand, south of Mombasa.' },
  { name: 'Nairobi at dusk', text: 'Upper Hill, as the offices go home.' },
];

export default function Pictures() {
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
