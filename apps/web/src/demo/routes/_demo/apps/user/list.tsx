import { createFileRoute } from '@tanstack/react-router';
import { useSearchOf } from '../../../../routing/use-search-of.ts';
import { readUserSearch } from '../../../../users/list/user-search.ts';
import { UsersPage } from '../../../../users/list/users-page.tsx';

export const Route = createFileRoute('/_demo/apps/user/list')({
  validateSearch: readUserSearch,
  component: () => <UsersPage search={useSearchOf(readUserSearch)} />,
});
