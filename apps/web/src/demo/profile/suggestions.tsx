import type { ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './profile.module.css';

/** People one may know. */
export function Suggestions({ people }: { people: ProfileData['suggestions'] }) {
  const { t } = useTranslation('demo/profile');
  const [followed, setFollowed] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setFollowed(followed.includes(id) ? followed.filter((other) => other !== id) : [...followed, id]);
  return (
    <Panel title={t('suggestions.title')}>
      <ul className={classes.people}>
        {people.map(({ id, avatar, name, mutualFriend }) => (
          <li key={id}>
            <Avatar name={name} src={avatar} size={36} decorative />
            <span className={classes.both}>
              <strong>
                <Link to={links.user(id)}>
                  <bdi>{name}</bdi>
                </Link>
              </strong>
              <span>{t('suggestions.inCommon', { count: mutualFriend })}</span>
            </span>
            <Button
              size="xs"
              variant={followed.includes(id) ? 'default' : 'light'}
              aria-label={t(followed.includes(id) ? 'suggestions.unfollowOne' : 'suggestions.followOne', {
                name,
              })}
              onClick={() => toggle(id)}
            >
              {t(followed.includes(id) ? 'suggestions.following' : 'suggestions.follow')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
