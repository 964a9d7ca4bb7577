import type { ProfileData } from '@kazi/simulation/profile';
import { Panel } from '@kazi/ui/panel';
import classes from './profile.module.css';

/** The latest pictures. */
export function Photos({ photos }: { photos: ProfileData['latestPhotos'] }) {
  return (
    <Panel title="Latest photos">
      <ul className={classes.photos}>
        {photos.map(({ id, img, title }) => (
          <li key={id}>
            <img src={img} alt={title} title={title} width={120} height={120} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
