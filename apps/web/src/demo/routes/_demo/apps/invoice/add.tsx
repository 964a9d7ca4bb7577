import { createFileRoute } from '@tanstack/react-router';
import { AddPage } from '../../../../invoices/form/add-page.tsx';

export const Route = createFileRoute('/_demo/apps/invoice/add')({ component: AddPage });
