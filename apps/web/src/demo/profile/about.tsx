import type { ProfileData } from '@kazi/simulation/profile';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import classes from './profile.module.css';

/** What somebody says of themselves. */
export function About({ about, joined, lives, email, website }: ProfileData['userAbout']) {
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
  return (
    <Panel title="About">
      <p className={classes.about}>{about}</p>
      <dl className={classes.facts}>
        <dt>Joined</dt>
        <dd>{date.format(new Date(joined))}</dd>
        <dt>Lives</dt>
        <dd>{lives}</dd>
        <dt>E-mail</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>Website</dt>
        <dd>
          <bdi>{website}</bdi>
        </dd>
      </dl>
    </Panel>
  );
}
