import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { RegisterPage } from '../../../authentication/register-page.tsx';

export const Route = createFileRoute('/_blank/pages/register-cover')({
  loader: () => loadTexts('demo/authentication', 'demo/forms'),
  component: () => <RegisterPage variant="cover" />,
});
