import { createFileRoute } from '@tanstack/react-router';
import { text } from '../../../../shell/search-params.ts';
import { FaqPage } from '../../../faq/faq-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ q: text(search.q) });

export const Route = createFileRoute('/_demo/pages/faq')({
  validateSearch: read,
  component: () => <FaqPage search={useSearchOf(read)} />,
});
