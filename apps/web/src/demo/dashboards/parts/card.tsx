import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';
import { CardBones, CardFailure } from './card-states.tsx';
import type { Span } from './parts.tsx';

interface CardProps<Data> {
  title: string;
  /** What is told, in a few words. */
  description?: ReactNode;
  /** At the end of the heading's line: a choice, a link. */
  actions?: ReactNode;
  query: UseQueryResult<Data>;
  /** Pixels of what it shows, kept while that is loaded. */
  height: number;
  span: Span;
  /** Rows that reach from edge to edge. */
  flush?: boolean;
  children: (data: Data) => ReactNode;
}

/** What one call tells, with its heading: while it is loaded, once it is here, and where it failed. */
export function Card<Data>({
  title,
  description,
  actions,
  query,
  height,
  span,
  flush,
  children,
}: CardProps<Data>) {
  const id = useId();
  const { data, error, isPending, refetch } = query;
  return (
    <section className={classes.card} data-span={span} aria-labelledby={id} aria-busy={isPending}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
      </header>
      <div className={classes.body} data-flush={flush || undefined} style={{ minBlockSize: height }}>
        {data !== undefined && children(data)}
        {isPending && <CardBones label={`Loading ${title}`} />}
        {data === undefined && error && <CardFailure error={error} onRetry={refetch} />}
      </div>
    </section>
  );
}
