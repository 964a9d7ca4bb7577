import { LeanButton } from '@kazi/ui/lean-button';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/message.ts';
import classes from './card.module.css';
import cardStatesClasses from './card-states.module.css';
import type { Span } from './parts.tsx';

/** Keeps the room of a figure and of what is drawn below it. */
const CardBones = ({ label }: { label: string }) => (
  <div className={cardStatesClasses.bones} role="status" aria-label={label}>
    <span className={cardStatesClasses.figure} />
    <span className={cardStatesClasses.rest} />
  </div>
);

/** Why a card has nothing to tell, and the way to ask again. */
const CardFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('demo');
  return (
    <div className={cardStatesClasses.failure} role="alert">
      <p>{messageOf(error)}</p>
      <LeanButton look="default" onClick={onRetry}>
        {t('parts.card.tryAgain')}
      </LeanButton>
    </div>
  );
};

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
  const { t } = useTranslation('demo');
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
        {isPending && <CardBones label={t('parts.card.loading', { title })} />}
        {data === undefined && error && <CardFailure error={error} onRetry={refetch} />}
      </div>
    </section>
  );
}
