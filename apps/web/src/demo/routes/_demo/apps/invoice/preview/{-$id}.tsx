import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../../i18n/i18n.ts';
import { PreviewPage } from '../../../../../invoices/preview/preview-page.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/preview/{-$id}')({
  loader: () => loadTexts('demo/invoices'),
  component: () => <PreviewPage id={usePathParam('id')} />,
});
