import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { text } from '../../../../shell/search-params.ts';
import { FaqPage } from '../../../faq/faq-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({ q: text(search.q) });

export const Route = createFileRoute('/_demo/pages/faq')({
  validateSearch: read,
  loader: () => loadTexts('demo/faq'),
  component: () => <FaqPage search={useSearchOf(read)} />,
});
