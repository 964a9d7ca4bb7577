import type { ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import classes from './profile.module.css';
import { StarButton } from './star-button.tsx';

/** Pages somebody may like. */
export function SuggestedPages({ pages }: { pages: ProfileData['suggestedPages'] }) {
  return (
    <Panel title="Suggested pages">
      <ul className={classes.people}>
        {pages.map(({ id, avatar, username, subtitle, favorite }) => (
          <li key={id}>
            <Avatar name={username} src={avatar} size={36} decorative />
            <span className={classes.both}>
              <strong>{username}</strong>
              <span>{subtitle}</span>
            </span>
            <StarButton of={username} initially={favorite} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
