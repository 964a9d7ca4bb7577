import type { ProfileUser } from '@kazi/simulation/chat';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Face } from './face.tsx';
import classes from './people-list.module.css';

/** Oneself; opens the panel where one's words and status are changed. */
export function OwnFace({ user, onOpen }: { user: ProfileUser; onOpen: () => void }) {
  return (
    <UnstyledButton className={classes.own} onClick={onOpen} title="Your profile">
      <Face person={user} size={36} />
      <VisuallyHidden>Your profile</VisuallyHidden>
    </UnstyledButton>
  );
}
