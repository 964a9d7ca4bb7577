import '@mantine/core/styles/Indicator.layer.css';
import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Group, Indicator, Stack } from '@mantine/core';
import classes from './avatars.module.css';

const states = [
  { word: 'Here', color: 'var(--kz-success)' },
  { word: 'In a call', color: 'var(--kz-danger)' },
  { word: 'Back at 14:00', color: 'var(--kz-warning)' },
  { word: 'Away since Monday', color: 'var(--kz-neutral)' },
];

export default function Presence() {
  return (
    <Stack gap="md">
      {people.slice(0, states.length).map(({ id, fullName, avatar }, at) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <Indicator
            position="bottom-end"
            offset={5}
            size={12}
            withBorder
            inline
            zIndex={1}
            color={states[at]?.color ?? ''}
          >
            <Avatar name={fullName} src={avatar} size={40} decorative />
          </Indicator>
          <div>
            <p className={classes.name}>{fullName}</p>
            <p className={classes.detail}>{states[at]?.word}</p>
          </div>
        </Group>
      ))}
    </Stack>
  );
}
