import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../../../../blog/list/blog-page.tsx';
import { readBlogSearch } from '../../../../blog/search.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/pages/blog/list')({
  validateSearch: readBlogSearch,
  component: () => <BlogPage search={useSearchOf(readBlogSearch)} />,
});
