import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Text } from '@kazi/ui/layout';
import classes from './person-option.module.css';

/** Names of the sample people, for a choice among them. */
export const names: string[] = people.map(({ fullName }) => fullName);

/** The picture of somebody of the samples; of somebody else, none. */
export const pictureOf = (name: string): string | undefined =>
  people.find(({ fullName }) => fullName === name)?.avatar;

/** A person as one of several to choose from. */
export function PersonOption({ name }: { name: string }) {
  const person = people.find(({ fullName }) => fullName === name);
  return (
    <Row as="span" gap={8} shrinks>
      <Avatar name={name} src={person?.avatar ?? null} size={24} decorative />
      <span className={classes.words}>
        <span dir="auto">{name}</span>
        <Text as="span" tone="muted" size={12} dir="auto">
          {person?.jobTitle}
        </Text>
      </span>
    </Row>
  );
}
