import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button, Group } from '@mantine/core';
import classes from './advance.module.css';

const person = people.find(({ fullName }) => fullName === 'Grace Achieng');
const facts = { Orders: '128', 'In the year': 'KES 1.4m', Since: '2023' };

export default function Person() {
  if (!person) return null;
  const { fullName, avatar, jobTitle, company, city } = person;
  return (
    <Panel>
      <div className={classes.head}>
        <Avatar name={fullName} src={avatar} size={56} decorative />
        <span className={classes.words}>
          <strong>{fullName}</strong>
          <small>
            {jobTitle}, {company}, {city}
          </small>
        </span>
      </div>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs" grow>
        <Button onClick={() => toast({ message: `A new order of ${fullName} is begun.` })}>New order</Button>
        <Button variant="default" onClick={() => toast({ message: `Calling ${fullName}`, tone: 'INFO' })}>
          Call
        </Button>
      </Group>
    </Panel>
  );
}
