import { ChartScale } from '@kazi/ui/charts';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { useFullscreenElement } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconX from '#icons/IconX';
import { messageOf } from '../../../api/message.ts';
import { fetchOnce, useFetched } from '../../../shell/fetch-once.ts';
import type { Sheet } from '../../parts/use-save-sheet.ts';
import classes from './card.module.css';
import type { CardActs } from './card-menu.tsx';
import type { Span } from './parts.tsx';

/** Keeps the room of a figure and of what is drawn below it. */
const CardBones = ({ label }: { label: string }) => (
  <div className={classes.bones} role="status" aria-label={label}>
    <span className={classes.figure} />
    <span className={classes.rest} />
  </div>
);

/** Why a card has nothing to tell, and the way to ask again. */
const CardFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('demo');
  return (
    <Stack align="center" gap={12} tone="muted" className={classes.failure} role="alert">
      <p>{messageOf(error)}</p>
      <LeanButton look="default" onClick={onRetry}>
        {t('parts.card.tryAgain')}
      </LeanButton>
    </Stack>
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
      <Row as="header" gap={12} align="start" className={classes.head}>
        <Text as="div" grow>
          <Text as="h2" id={id} size={15} weight={600}>
            {title}
          </Text>
          {description && (
            <Text tone="muted" size={13}>
              {description}
            </Text>
          )}
        </Text>
        {actions}
        <CardMenuButton
          title={title}
          sheet={sheet && data !== undefined ? () => sheet(data) : undefined}
          onRefresh={() => void refresh()}
          onFull={() => void toggle()}
          isFull={isFull}
        />
      </Row>
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

const code = fetchOnce(async () => (await import('./card-menu.tsx')).default);
const prepare = () => void code.load().catch(() => undefined);

/** Opens the menu of a card, whose code is fetched for its first click; while the card fills the screen it ends that. */
function CardMenuButton({ isFull, onFull, ...acts }: CardActs & { isFull: boolean }) {
  const { t } = useTranslation('demo');
  const [isWanted, setWanted] = useState(false);
  const CardMenu = useFetched(code, isWanted);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const wasFull = useRef(isFull);
  useEffect(() => {
    if (wasFull.current !== isFull) button.current?.focus(); // the one before is gone, and the focus with it
    wasFull.current = isFull;
  }, [isFull]);

  if (isFull)
    return (
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('parts.card.leaveFull')}
        onClick={onFull}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
    );
  const opener = (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={t('parts.card.menu', { title: acts.title })}
      aria-haspopup="menu"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      <IconDots size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
  if (!isWanted || !CardMenu) return opener;
  function fill() {
    setWanted(false); // on its way back it would open again
    onFull();
  }
  return (
    <CardMenu {...acts} onFull={fill} onClose={focus}>
      {opener}
    </CardMenu>
  );
}
