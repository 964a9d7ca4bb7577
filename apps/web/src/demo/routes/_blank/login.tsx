import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { ownPath } from '../../../shell/search-params.ts';
import { LoginPage } from '../../authentication/login-page.tsx';
import { useSearchOf } from '../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ redirect: ownPath(search.redirect) });

/** The guard leads visitors here who are not logged in. */
export const Route = createFileRoute('/_blank/login')({
  validateSearch: read,
  loader: () => loadTexts('demo/authentication', 'demo/forms'),
  component: () => <LoginPage variant="cover" redirect={useSearchOf(read).redirect} />,
});
