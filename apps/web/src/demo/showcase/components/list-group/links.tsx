import { Link } from '@tanstack/react-router';
import IconCalendar from '#icons/IconCalendar';
import IconChevronRight from '#icons/IconChevronRight';
import IconReceipt from '#icons/IconReceipt';
import IconUsers from '#icons/IconUsers';
import { links } from '../../../routing/links.ts';
import classes from './list-group.module.css';

const pages = [
  { name: 'Invoices', detail: 'Three are past due', to: links.invoices, icon: IconReceipt },
  { name: 'Customers', detail: 'Two came this week', to: links.users, icon: IconUsers },
  { name: 'Calendar', detail: 'Mashujaa Day is a Tuesday', to: links.calendar, icon: IconCalendar },
];

export default function Lines() {
  return (
    <ul className={classes.list} aria-label="Go on to">
      {pages.map(({ name, detail, to, icon: Icon }) => (
        <li key={name}>
          <Link to={to} className={classes.item}>
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <div className={classes.words}>
              <p className={classes.name}>{name}</p>
              <p className={classes.detail}>{detail}</p>
            </div>
            <IconChevronRight className={classes.end} size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
