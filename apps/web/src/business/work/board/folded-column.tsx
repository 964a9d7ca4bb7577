import type { TaskStatus } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { cellProps } from './drag/pointed.ts';
import { useLanding } from './drag/store.ts';
import { RefusalNote } from './refusal-note.tsx';
import { UnfoldButton } from './unfold-button.tsx';

interface FoldedColumnProps {
  status: TaskStatus;
  count: number | undefined;
  onUnfold: () => void;
}

/** A column as a narrow strip. Cards can be dropped on it all the same. */
export function FoldedColumn({ status, count, onUnfold }: FoldedColumnProps) {
  const { t } = useTranslation('work');
  const { drag } = useBoard();
  const cell = { status, lane: undefined };
  const isTarget = useLanding(drag, cell) !== undefined;
  return (
    <section
      className={classes.folded}
      aria-label={t('board.column', { status: t(`status.${status}`), count: count ?? 0 })}
      data-target={isTarget || undefined}
      {...cellProps(cell)}
    >
      <UnfoldButton status={status} count={count} onUnfold={onUnfold} />
      <RefusalNote cell={cell} />
    </section>
  );
}
