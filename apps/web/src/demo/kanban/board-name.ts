import { useTranslation } from 'react-i18next';
import { oneOf } from '../../shell/search-params.ts';

/** Titles of the first boards, each of which stands for a status. */
const statuses = ['todo', 'in-progress', 'done'] as const;

/** Names a board as people read it: the first ones in their language, others as they were written. */
export function useBoardName(): (title: string) => string {
  const { t } = useTranslation('demo/kanban');
  return (title) => {
    const status = oneOf(title, statuses);
    return status ? t(`statuses.${status}`) : title;
  };
}

/** The status that a board stands for. */
export const boardStatus = (title: string): (typeof statuses)[number] | 'other' =>
  oneOf(title, statuses) ?? 'other';
