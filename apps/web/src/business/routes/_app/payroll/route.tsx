import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';

/** Every page of payroll says its words and those of amounts; who sees only their own pay has few of the pages. */
export const Route = createFileRoute('/_app/payroll')({
  beforeLoad: requires('read', 'Payroll'),
  loader: () => loadTexts('payroll', 'money'),
});
