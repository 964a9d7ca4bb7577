import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '../../../../../invoices/form/edit-page.tsx';
import { usePathParam } from '../../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/edit/{-$id}')({
  component: () => <EditPage id={usePathParam('id')} />,
});
