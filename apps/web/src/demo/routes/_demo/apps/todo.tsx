import { createFileRoute } from '@tanstack/react-router';
import { useSearchOf } from '../../../routing/use-search-of.ts';
import { readTodoSearch } from '../../../todo/search.ts';
import { TodoPage } from '../../../todo/todo-page.tsx';

export const Route = createFileRoute('/_demo/apps/todo')({
  validateSearch: readTodoSearch,
  component: () => <TodoPage search={useSearchOf(readTodoSearch)} />,
});
