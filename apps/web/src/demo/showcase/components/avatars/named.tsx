import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Group, Stack } from '@mantine/core';
import classes from './avatars.module.css';

export default function Named() {
  return (
    <Stack gap="md">
      {people.slice(5, 9).map(({ id, fullName, jobTitle, city, avatar }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <Avatar name={fullName} src={avatar} size={40} decorative />
          <div>
            <p className={classes.name}>{fullName}</p>
            <p className={classes.detail}>
              {jobTitle}, {city}
            </p>
          </div>
        </Group>
      ))}
    </Stack>
  );
}
