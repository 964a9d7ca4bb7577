import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '../../../email/email-page.tsx';
import { readEmailSearch } from '../../../email/search.ts';
import { useSearchOf } from '../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/email')({
  validateSearch: readEmailSearch,
  component: () => <EmailPage search={useSearchOf(readEmailSearch)} />,
});
