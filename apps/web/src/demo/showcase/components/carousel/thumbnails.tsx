import { useCarousel } from '../../../parts/carousel/use-carousel.ts';
import classes from './carousel.module.css';
import { type Scene, scene } from './scenes.ts';

const places: readonly Scene[] = ['Diani beach', 'Mount Kenya', 'Nairobi at dusk', 'Tea hills of Kericho'];

export default function Thumbnails() {
  const { viewport, at, goTo } = useCarousel();
  return (
    <section aria-roledescription="carousel" aria-label="Album">
      <div ref={viewport} className={classes.viewport} aria-live="polite">
        <div className={classes.row}>
          {places.map((place, index) => (
            <div key={place} className={classes.slide} inert={index !== at}>
              <img className={classes.picture} src={scene(place)} alt={place} draggable={false} />
            </div>
          ))}
        </div>
      </div>
      <ul className={classes.thumbs}>
        {places.map((place, index) => (
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
