import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../../i18n/i18n.ts';
import { EditPage } from '../../../../../invoices/form/form-pages.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/edit/{-$id}')({
  loader: () => loadTexts('demo/invoices'),
  component: () => <EditPage id={usePathParam('id')} />,
});
