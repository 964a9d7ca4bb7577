import { Link } from '@tanstack/react-router';
import IconHome from '#icons/IconHome';
import IconReceipt from '#icons/IconReceipt';
import IconUsers from '#icons/IconUsers';
import { links } from '../../../routing/links.ts';
import classes from './breadcrumbs.module.css';

const parents = [
  { name: 'Home', to: links.home, icon: IconHome },
  { name: 'Customers', to: links.users, icon: IconUsers },
  { name: 'Invoices', to: links.invoices, icon: IconReceipt },
];

export default function Icons() {
  return (
    <nav aria-label="Where this invoice is">
      <ol className={classes.trail} data-arrows>
        {parents.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={classes.link}>
              <Icon size={16} stroke={1.6} aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            INV-2041
          </span>
        </li>
      </ol>
    </nav>
  );
}
