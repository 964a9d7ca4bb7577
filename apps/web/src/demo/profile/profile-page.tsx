import { getProfile, type ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconSettings from '#icons/IconSettings';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import { LinkButton } from '../../shell/link-button.tsx';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { useTitle } from '../../shell/page/use-title.ts';
import { answerOf } from '../calls/use-answer.ts';
import { OpenFile } from '../parts/open-file.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import { Polls, Post, Suggestions } from './cards.tsx';
import classes from './profile.module.css';

/** Somebody as others see them: who they are, what they wrote, and who is around them. */
export function ProfilePage() {
  const { t } = useTranslation('demo/profile');
  useTitle(t('title'));
  const { data, error, refetch } = useQuery(answerOf(getProfile, {}));
  if (!data) {
    return (
      <Stack gap={16} className={classes.page}>
        <VisuallyHidden component="h1" tabIndex={-1} data-page-title>
          {t('title')}
        </VisuallyHidden>
        {error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <Panel flush>
            <SkeletonRows rows={10} height={64} label={t('loading')} />
          </Panel>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={16} className={classes.page}>
      <ProfileHeader {...data.header} />
      <div className={classes.columns}>
        <Stack gap={16} shrinks className={classes.column}>
          <About {...data.userAbout} />
          <SuggestedPages pages={data.suggestedPages} />
          <Feeds feeds={data.twitterFeeds} />
        </Stack>
        <Stack gap={16} shrinks className={classes.column}>
          {data.post.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </Stack>
        <Stack gap={16} shrinks className={classes.column}>
          <Photos photos={data.latestPhotos} />
          <Suggestions people={data.suggestions} />
          <Polls polls={data.polls} />
        </Stack>
      </div>
    </Stack>
  );
}

/** The latest pictures. */
function Photos({ photos }: { photos: ProfileData['latestPhotos'] }) {
  const { t } = useTranslation('demo/profile');
  return (
    <Panel title={t('photos')}>
      <Stack as="ul" gap={8} className={classes.photos}>
        {photos.map(({ id, img, title }) => (
          <li key={id}>
            <OpenFile name={title} url={img} shows="picture" className={classes.photo}>
              <img src={img} alt={title} title={title} dir="auto" width={120} height={120} />
            </OpenFile>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** Pages somebody may like. */
function SuggestedPages({ pages }: { pages: ProfileData['suggestedPages'] }) {
  const { t } = useTranslation('demo/profile');
  return (
    <Panel title={t('suggestedPages')}>
      <Stack as="ul" gap={12} className={classes.people}>
        {pages.map(({ id, avatar, username, subtitle, favorite }) => (
          <li key={id}>
            <Avatar name={username} src={avatar} size={36} decorative />
            <Stack as="span" grow className={classes.both}>
              <strong>
                <DemoLink to={links.users} search={{ q: username }}>
                  <bdi>{username}</bdi>
                </DemoLink>
              </strong>
              <span>
                <bdi>{subtitle}</bdi>
              </span>
            </Stack>
            <StarButton label={t('star', { name: username })} initially={favorite} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** What somebody says of themselves. */
function About({ about, joined, lives, email, website }: ProfileData['userAbout']) {
  const { t } = useTranslation('demo/profile');
  const date = dateFormat(useLocale(), { dateStyle: 'long' });
  return (
    <Panel title={t('about.title')}>
      <p className={classes.about} dir="auto">
        {about}
      </p>
      <Stack as="dl" lineGap={8} gap={16} className={classes.facts}>
        <dt>{t('about.joined')}</dt>
        <dd>{date.format(new Date(joined))}</dd>
        <dt>{t('about.lives')}</dt>
        <dd>
          <bdi>{lives}</bdi>
        </dd>
        <dt>{t('about.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </dd>
        <dt>{t('about.website')}</dt>
        <dd>
          <a href={`https://${website}`} target="_blank" rel="noreferrer">
            <bdi>{website}</bdi>
          </a>
        </dd>
      </Stack>
    </Panel>
  );
}

/** What others around this person said of late. */
function Feeds({ feeds }: { feeds: ProfileData['twitterFeeds'] }) {
  const { t } = useTranslation('demo/profile');
  return (
    <Panel title={t('feeds')}>
      <Stack as="ul" gap={16} className={classes.feeds}>
        {feeds.map(({ id, imgUrl, title, handle, desc, favorite }) => (
          <li key={id}>
            <div className={classes.who}>
              <Avatar name={title} src={imgUrl} size={36} decorative />
              <Stack as="span" grow className={classes.both}>
                <strong>
                  <DemoLink to={links.users} search={{ q: title }}>
                    <bdi>{title}</bdi>
                  </DemoLink>
                </strong>
                <span>
                  <bdi>@{handle}</bdi>
                </span>
              </Stack>
              <StarButton label={t('starSaid', { name: title })} initially={favorite} />
            </div>
            <p dir="auto">{desc}</p>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** The person whose page it is. */
function ProfileHeader({ avatar, username, designation, coverImg }: ProfileData['header']) {
  const { t } = useTranslation('demo/profile');
  return (
    <header className={classes.header}>
      <img className={classes.cover} src={coverImg} alt="" />
      <Row lineGap={12} gap={16} align="end" wrap className={classes.person}>
        <span className={classes.face}>
          <Avatar name={username} src={avatar} size={96} decorative />
        </span>
        <div className={classes.words}>
          <h1 className={classes.name} tabIndex={-1} data-page-title>
            <bdi>{username}</bdi>
          </h1>
          <Text tone="muted">
            <bdi>{designation}</bdi>
          </Text>
        </div>
        <LinkButton
          to={links.settings}
          variant="default"
          leftSection={<IconSettings size={16} stroke={1.6} />}
        >
          {t('edit')}
        </LinkButton>
      </Row>
    </header>
  );
}

interface StarButtonProps {
  /** What it does, for screen readers. */
  label: string;
  initially: boolean;
}

/** Stars something, as long as the page is open. */
function StarButton({ label, initially }: StarButtonProps) {
  const [isStarred, setStarred] = useState(initially);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={isStarred}
      onClick={() => setStarred(!isStarred)}
    >
      {isStarred ? (
        <IconStarFilled size={18} color="var(--kz-active)" />
      ) : (
        <IconStar size={18} stroke={1.6} />
      )}
    </ActionIcon>
  );
}
