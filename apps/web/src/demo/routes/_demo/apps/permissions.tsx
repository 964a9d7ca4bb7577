import { roleNames } from '@kazi/simulation/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { count, oneOf, text } from '../../../../shell/search-params.ts';
import { PermissionsPage } from '../../../permissions/permissions-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({
  q: text(search.q),
  role: oneOf(search.role, roleNames),
  page: count(search.page),
});

export const Route = createFileRoute('/_demo/apps/permissions')({
  validateSearch: read,
  loader: () => loadTexts('demo/access'),
  component: () => <PermissionsPage search={useSearchOf(read)} />,
});
