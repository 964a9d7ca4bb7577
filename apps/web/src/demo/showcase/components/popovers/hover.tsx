import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Group, HoverCard } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { links } from '../../../routing/links.ts';
import classes from './popovers.module.css';

const approvers = people.slice(5, 8);

export default function Hover() {
  return (
    <ul className={classes.list}>
      {approvers.map(({ id, fullName, avatar, jobTitle, company, city }) => (
        <li key={id}>
          <HoverCard width={260} position="bottom-start" withArrow openDelay={200}>
            <HoverCard.Target>
              <Link to={links.user(id)}>{fullName}</Link>
            </HoverCard.Target>
            <HoverCard.Dropdown aria-label={fullName}>
              <Group gap="sm" wrap="nowrap">
                <Avatar name={fullName} src={avatar} size={48} decorative />
                <div>
                  <p className={classes.name}>{fullName}</p>
                  <p className={classes.detail}>{jobTitle}</p>
                  <p className={classes.detail}>
                    {company}, {city}
                  </p>
                </div>
              </Group>
            </HoverCard.Dropdown>
          </HoverCard>
        </li>
      ))}
    </ul>
  );
}
