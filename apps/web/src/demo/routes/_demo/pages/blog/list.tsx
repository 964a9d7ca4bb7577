import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { BlogPage } from '../../../../blog/list/blog-page.tsx';
import { readBlogSearch } from '../../../../blog/search.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/pages/blog/list')({
  validateSearch: readBlogSearch,
  loader: () => loadTexts('demo/blog'),
  component: () => <BlogPage search={useSearchOf(readBlogSearch)} />,
});
