import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { count } from '../../../../shell/search-params.ts';
import { KanbanPage } from '../../../kanban/kanban-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ task: count(search.task) });

export const Route = createFileRoute('/_demo/apps/kanban')({
  validateSearch: read,
  loader: () => loadTexts('demo/kanban'),
  component: () => <KanbanPage search={useSearchOf(read)} />,
});
