import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';
import { readUserSearch } from '../../../../users/list/user-search.ts';
import { UsersPage } from '../../../../users/list/users-page.tsx';

export const Route = createFileRoute('/_demo/apps/user/list')({
  validateSearch: readUserSearch,
  loader: () => loadTexts('demo/users'),
  component: () => <UsersPage search={useSearchOf(readUserSearch)} />,
});
