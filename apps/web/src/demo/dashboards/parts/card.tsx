import { ChartScale } from '@kazi/ui/charts';
import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { useFullscreenElement } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/message.ts';
import type { Sheet } from '../../parts/use-save-sheet.ts';
import classes from './card.module.css';
import { CardMenuButton } from './card-menu-button.tsx';
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
  /** What it tells as a table, to be saved as a file. */
  sheet?: (data: Data) => Sheet;
  /** Pixels of what it shows, kept while that is loaded. */
  height: number;
  span: Span;
  /** Rows that reach from edge to edge. */
  flush?: boolean;
  children: (data: Data) => ReactNode;
}

/** Pixels around what fills the screen, and of the widest round chart. */
const around = 160;
const widest = 240;

/** How much larger charts are drawn where their card fills the screen. */
const scaleFor = (height: number) =>
  Math.max(1, Math.min(innerHeight / (height + around), innerWidth / widest));

/** What one call tells, with its heading: while it is loaded, once it is here, and where it failed. */
export function Card<Data>({
  title,
  description,
  actions,
  query,
  sheet,
  height,
  span,
  flush,
  children,
}: CardProps<Data>) {
  const { t } = useTranslation('demo');
  const id = useId();
  const { data, error, isPending, refetch } = query;
  const { ref, toggle, fullscreen: isFull } = useFullscreenElement<HTMLElement>();
  async function refresh() {
    const { error: failure } = await refetch();
    if (failure) toast({ message: messageOf(failure), tone: 'DANGER' });
    else toast({ message: t('parts.card.refreshed', { title }) });
  }
  return (
    <section
      ref={ref}
      className={classes.card}
      data-span={span}
      data-full={isFull || undefined}
      aria-labelledby={id}
      aria-busy={isPending}
    >
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
        <CardMenuButton
          title={title}
          sheet={sheet && data !== undefined ? () => sheet(data) : undefined}
          onRefresh={() => void refresh()}
          onFull={() => void toggle()}
          isFull={isFull}
        />
      </header>
      <div className={classes.body} data-flush={flush || undefined} style={{ minBlockSize: height }}>
        {data !== undefined && (
          <ChartScale value={isFull ? scaleFor(height) : 1}>{children(data)}</ChartScale>
        )}
        {isPending && <CardBones label={t('parts.card.loading', { title })} />}
        {data === undefined && error && <CardFailure error={error} onRetry={refetch} />}
      </div>
    </section>
  );
}
