import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { EditPage } from '../../../../blog/edit/edit-page.tsx';
import { readPostId } from '../../../../blog/search.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/pages/blog/edit')({
  validateSearch: readPostId,
  loader: () => loadTexts('demo/blog'),
  component: () => <EditPage id={useSearchOf(readPostId).id} />,
});
