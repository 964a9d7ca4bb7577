import type { TaskStatus } from '@kazi/contract/work';
import { StatusGlyph } from '@kazi/ui/status-glyph';
import { useTranslation } from 'react-i18next';
import classes from './board.module.css';

interface UnfoldButtonProps {
  status: TaskStatus;
  count: number | undefined;
  onUnfold: () => void;
}

/** What is left of a folded column: its name, its count, and the way to have it back. */
export function UnfoldButton({ status, count, onUnfold }: UnfoldButtonProps) {
  const { t } = useTranslation('work');
  const name = t(`status.${status}`);
  return (
    <button
      type="button"
      className={classes.unfold}
      aria-label={t('board.unfold', { name })}
      onClick={onUnfold}
    >
      <StatusGlyph status={status} />
      <span className={classes.count}>{count}</span>
      <span className={classes.foldedName}>{name}</span>
    </button>
  );
}
