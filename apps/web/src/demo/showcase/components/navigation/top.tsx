import { Link } from '@tanstack/react-router';
import { links } from '../../../routing/links.ts';
import classes from './navigation.module.css';

const pages = [
  { name: 'Navigation', to: links.showcase('components/navigation') },
  { name: 'Breadcrumbs', to: links.showcase('components/breadcrumbs') },
  { name: 'Pagination', to: links.showcase('components/pagination') },
  { name: 'Pills and tabs', to: links.showcase('components/pills-and-tabs') },
  { name: 'Stepper', to: links.showcase('components/stepper') },
];

export default function Top() {
  return (
    <nav className={classes.top} aria-label="On top">
      {pages.map(({ name, to }) => (
        <Link key={name} to={to} className={classes.tab}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
