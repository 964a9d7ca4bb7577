import type { Person } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import classes from './fields.module.css';

interface PeopleStackProps {
  people: readonly Person[];
  max?: number;
  size?: number;
}

/** Faces that overlap a little, the rest counted. */
export function PeopleStack({ people, max = 3, size = 24 }: PeopleStackProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.slice(shown.length);
  return (
    <span className={classes.people} title={people.map(({ name }) => name).join(', ')}>
      {shown.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={avatar} size={size} />
      ))}
      {rest.length > 0 && <span className={classes.rest}>+{rest.length}</span>}
    </span>
  );
}
