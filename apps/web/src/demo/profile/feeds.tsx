import type { ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import classes from './profile.module.css';
import { StarButton } from './star-button.tsx';

/** What others around this person said of late. */
export function Feeds({ feeds }: { feeds: ProfileData['twitterFeeds'] }) {
  return (
    <Panel title="Feeds">
      <ul className={classes.feeds}>
        {feeds.map(({ id, imgUrl, title, handle, desc, favorite }) => (
          <li key={id}>
            <div className={classes.who}>
              <Avatar name={title} src={imgUrl} size={36} decorative />
              <span className={classes.both}>
                <strong>{title}</strong>
                <span>@{handle}</span>
              </span>
              <StarButton of={`what ${title} said`} initially={favorite} />
            </div>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
