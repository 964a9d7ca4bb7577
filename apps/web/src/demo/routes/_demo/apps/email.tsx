import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { EmailPage } from '../../../email/email-page.tsx';
import { readEmailSearch } from '../../../email/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/email')({
  validateSearch: readEmailSearch,
  loader: () => loadTexts('demo/email'),
  component: () => <EmailPage search={useSearchOf(readEmailSearch)} />,
});
