import { moveBetween, movesFor, type TaskCard, type TaskStatus } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';

/** Says why a task may not go to a status now; undefined where it may, or is there. */
export function useRefusal(): (task: Pick<TaskCard, 'status' | 'may'>, to: TaskStatus) => string | undefined {
  const { t } = useTranslation('work');
  return ({ status: from, may }, to) => {
    if (from === to || may.moves.includes(to)) return undefined;
    const move = moveBetween(from, to);
    if (move?.by.includes('worker')) return t('move.onlyParty');
    if (move) return t(move.by.includes('author') ? 'move.onlyOwner' : 'move.onlyAccepter');
    const ways = movesFor(from, ['worker', 'author', 'accepter']).map((way) => t(`status.${way}`));
    return t('move.noWay', { from: t(`status.${from}`), to: ways.join(', ') });
  };
}
