import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { RolesPage } from '../../../roles/roles-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';
import { readUserSearch } from '../../../users/list/user-search.ts';

export const Route = createFileRoute('/_demo/apps/roles')({
  validateSearch: readUserSearch,
  loader: () => loadTexts('demo/access', 'demo/users'),
  component: () => <RolesPage search={useSearchOf(readUserSearch)} />,
});
