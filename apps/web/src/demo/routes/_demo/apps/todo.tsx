import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';
import { readTodoSearch } from '../../../todo/search.ts';
import { TodoPage } from '../../../todo/todo-page.tsx';

export const Route = createFileRoute('/_demo/apps/todo')({
  validateSearch: readTodoSearch,
  loader: () => loadTexts('demo/todo'),
  component: () => <TodoPage search={useSearchOf(readTodoSearch)} />,
});
