import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { ActionIcon } from '@mantine/core';
import IconMail from '#icons/IconMail';
import IconPhone from '#icons/IconPhone';
import classes from './list-group.module.css';

const ways = [
  { verb: 'Call', icon: IconPhone },
  { verb: 'Write to', icon: IconMail },
];

export default function People() {
  return (
    <ul className={classes.list} aria-label="Who to ask">
      {people.slice(9, 13).map(({ id, fullName, jobTitle, company, avatar }) => (
        <li key={id} className={classes.item}>
          <Avatar name={fullName} src={avatar} size={36} decorative />
          <div className={classes.words}>
            <p className={classes.name}>{fullName}</p>
            <p className={classes.detail}>
              {jobTitle}, {company}
            </p>
          </div>
          {ways.map(({ verb, icon: Icon }) => (
            <ActionIcon
              key={verb}
              variant="subtle"
              color="gray"
              aria-label={`${verb} ${fullName}`}
              onClick={() => toast({ message: `${verb} ${fullName}`, tone: 'INFO' })}
            >
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          ))}
        </li>
      ))}
    </ul>
  );
}
