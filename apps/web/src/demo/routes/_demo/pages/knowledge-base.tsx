import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { text } from '../../../../shell/search-params.ts';
import { KnowledgePage } from '../../../knowledge/knowledge-page.tsx';
import { useSearchOf } from '../../../routing/use-search-of.ts';

const read = (search: Record<string, unknown>) => ({
  q: text(search.q),
  category: text(search.category),
  question: text(search.question),
});

export const Route = createFileRoute('/_demo/pages/knowledge-base')({
  validateSearch: read,
  loader: () => loadTexts('demo/knowledge'),
  component: () => <KnowledgePage search={useSearchOf(read)} />,
});
