import { Link } from '@tanstack/react-router';
import { links } from '../../../routing/links.ts';
import classes from './breadcrumbs.module.css';

const parents = [
  { name: 'Shop', to: links.home },
  { name: 'Products', to: links.shop },
];

export default function Plain() {
  return (
    <nav aria-label="Where this product is">
      <ol className={classes.trail}>
        {parents.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={classes.link}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <span className={classes.current} aria-current="page">
            Kiondo basket, woven in Machakos
          </span>
        </li>
      </ol>
    </nav>
  );
}
