import { people } from '@kazi/simulation/people';
import { Stack } from '@mantine/core';
import { Faces } from '../../../parts/faces.tsx';
import classes from './avatars.module.css';

const teams = [
  { name: 'Delivery in Mombasa', size: 3 },
  { name: 'Shop on Biashara Street', size: 7 },
  { name: 'Harvest in Kericho', size: 24 },
];

export default function Several() {
  return (
    <Stack gap="md">
      {teams.map(({ name, size }) => (
        <div key={name} className={classes.row}>
          <p className={classes.name}>{name}</p>
          <Faces
            people={people
              .slice(0, size)
              .map(({ fullName, avatar }) => ({ name: fullName, picture: avatar }))}
            max={5}
            size={32}
          />
        </div>
      ))}
    </Stack>
  );
}
