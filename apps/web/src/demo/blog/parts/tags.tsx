import type { BlogCategory } from '@kazi/simulation/blog';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import classes from './tags.module.css';

/** The categories of a post; each leads to all of its posts. */
export const Tags = ({ tags }: { tags: readonly BlogCategory[] }) => (
  <ul className={classes.tags} aria-label="Categories">
    {tags.map((category) => (
      <li key={category}>
        <DemoLink className={classes.tag} to={links.blog} search={{ category }}>
          {category}
        </DemoLink>
      </li>
    ))}
  </ul>
);
