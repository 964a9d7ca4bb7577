import { Carousel } from '../../../parts/carousel/carousel.tsx';
import classes from './carousel.module.css';
import { type Scene, scene } from './scenes.ts';

const offers: readonly { place: Scene; text: string }[] = [
  { place: 'Diani beach', text: 'Jamhuri weekend at the coast, from KES 21,900.' },
  { place: 'Tea hills of Kericho', text: 'Two cups for one, until Sunday.' },
  { place: 'Nairobi at dusk', text: 'Matatu to the airport every half hour.' },
];

export default function Autoplay() {
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
