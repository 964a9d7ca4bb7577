import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '../../../../blog/edit/edit-page.tsx';
import { readWhichPost } from '../../../../blog/search.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/pages/blog/edit')({
  validateSearch: readWhichPost,
  component: () => <EditPage id={useSearchOf(readWhichPost).id} />,
});
