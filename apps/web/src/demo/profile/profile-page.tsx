import type { ProfileData } from '@kazi/simulation/profile';
import { getProfile } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { useTitle } from '../../shell/page/use-title.ts';
import { answerOf } from '../calls/use-answer.ts';
import { Polls } from './polls.tsx';
import { Post } from './post.tsx';
import classes from './profile.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { StarButton } from './star-button.tsx';
import { Suggestions } from './suggestions.tsx';

/** Somebody as others see them: who they are, what they wrote, and who is around them. */
export function ProfilePage() {
  useTitle('Profile');
  const { data, error, refetch } = useQuery(answerOf(getProfile, {}));
  if (!data) {
    return (
      <div className={classes.page}>
        <VisuallyHidden component="h1" tabIndex={-1} data-page-title>
          Profile
        </VisuallyHidden>
        {error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <Panel flush>
            <SkeletonRows rows={10} height={64} label="Loading the profile" />
          </Panel>
        )}
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <ProfileHeader {...data.header} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <About {...data.userAbout} />
          <SuggestedPages pages={data.suggestedPages} />
          <Feeds feeds={data.twitterFeeds} />
        </div>
        <div className={classes.column}>
          {data.post.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </div>
        <div className={classes.column}>
          <Photos photos={data.latestPhotos} />
          <Suggestions people={data.suggestions} />
          <Polls polls={data.polls} />
        </div>
      </div>
    </div>
  );
}

/** The latest pictures. */
function Photos({ photos }: { photos: ProfileData['latestPhotos'] }) {
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

/** Pages somebody may like. */
function SuggestedPages({ pages }: { pages: ProfileData['suggestedPages'] }) {
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

/** What somebody says of themselves. */
function About({ about, joined, lives, email, website }: ProfileData['userAbout']) {
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

/** What others around this person said of late. */
function Feeds({ feeds }: { feeds: ProfileData['twitterFeeds'] }) {
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
