import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../../../../invoices/preview/preview-page.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/preview/{-$id}')({
  component: () => <PreviewPage id={usePathParam('id')} />,
});
