import type { ProfileData } from '@kazi/simulation/profile';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './profile.module.css';

/** People one may know. */
export function Suggestions({ people }: { people: ProfileData['suggestions'] }) {
  const [followed, setFollowed] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setFollowed(followed.includes(id) ? followed.filter((other) => other !== id) : [...followed, id]);
  return (
    <Panel title="People you may know">
      <ul className={classes.people}>
        {people.map(({ id, avatar, name, mutualFriend }) => (
          <li key={id}>
            <Avatar name={name} src={avatar} size={36} decorative />
            <span className={classes.both}>
              <strong>{name}</strong>
              <span>{mutualFriend}</span>
            </span>
            <Button
              size="xs"
              variant={followed.includes(id) ? 'default' : 'light'}
              aria-label={followed.includes(id) ? `Unfollow ${name}` : `Follow ${name}`}
              onClick={() => toggle(id)}
            >
              {followed.includes(id) ? 'Following' : 'Follow'}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
