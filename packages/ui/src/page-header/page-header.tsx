import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** The page's one first-level heading. */
  title: ReactNode;
  /** One sentence on what the page is for, or the state of what it shows. */
  description?: ReactNode;
  /** Where the page is: a trail of links. */
  above?: ReactNode;
  /** Links to its views. Such a heading is low: all of it stands in one line where there is room, since rows follow. */
  tabs?: ReactNode;
  /** Buttons, the most important one last. */
  actions?: ReactNode;
}

/** Heading of a page, with its actions at the end of the line; on a phone they go below it. */
export function PageHeader({ title, description, above, tabs, actions }: PageHeaderProps) {
  return (
    <header className={classes.header} data-tabs={Boolean(tabs)}>
      <div className={classes.words}>
        {above && <div className={classes.above}>{above}</div>}
        <h1 className={classes.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {tabs ? (
        <div className={classes.views}>
          <div className={classes.tabs}>{tabs}</div>
          {actions}
        </div>
      ) : (
        actions && <div className={classes.actions}>{actions}</div>
      )}
    </header>
  );
}
