import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../../i18n/i18n.ts';
import { usePathParam, useSearchOf } from '../../../../../routing/use-search-of.ts';
import { UserPage } from '../../../../../users/view/user-page.tsx';
import { readViewSearch } from '../../../../../users/view/view-search.ts';

export const Route = createFileRoute('/_demo/apps/user/view/{-$id}')({
  validateSearch: readViewSearch,
  loader: () => loadTexts('demo/users'),
  component: () => <UserPage id={usePathParam('id')} search={useSearchOf(readViewSearch)} />,
});
