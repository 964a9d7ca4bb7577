import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: ReactNode;
  /** One sentence on what the page is for, or the state of what it shows. */
  description?: ReactNode;
  /** Where the page is: a trail of links. */
  above?: ReactNode;
  /** Buttons, the most important one last. */
  actions?: ReactNode;
}

/** Heading of a page, with its actions at the end of the line; on a phone they go below it. */
export function PageHeader({ title, description, above, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {above && <div className={classes.above}>{above}</div>}
        <h1 className={classes.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
