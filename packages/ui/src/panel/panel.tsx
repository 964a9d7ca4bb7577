import { type ReactNode, useId } from 'react';
import { Row } from '../layout/layout.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** A sentence on what it holds. */
  description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Without padding, for a list that reaches from edge to edge. */
  flush?: boolean;
  /** Left out where the heading says it all. */
  children?: ReactNode;
}

/** A part of a page with its own heading, on its own surface. */
export function Panel({ title, description, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} {...(title ? { 'aria-labelledby': id } : {})}>
      {title && (
        <header className={classes.header}>
          <div className={classes.words}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {description && <p className={classes.description}>{description}</p>}
          </div>
          {actions && (
            <Row align="stretch" gap={8} wrap>
              {actions}
            </Row>
          )}
        </header>
      )}
      {children && <div className={flush ? undefined : classes.body}>{children}</div>}
    </section>
  );
}
