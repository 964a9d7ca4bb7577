import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { ArticlePage } from '../../../../blog/article/article-page.tsx';
import { readPostId } from '../../../../blog/search.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/pages/blog/detail')({
  validateSearch: readPostId,
  loader: () => loadTexts('demo/blog'),
  component: () => <ArticlePage id={useSearchOf(readPostId).id} />,
});
