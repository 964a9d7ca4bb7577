import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { AddPage } from '../../../../invoices/form/form-pages.tsx';

export const Route = createFileRoute('/_demo/apps/invoice/add')({
  loader: () => loadTexts('demo/invoices'),
  component: AddPage,
});
