import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../../authentication/register-page.tsx';

export const Route = createFileRoute('/_blank/pages/register-cover')({
  component: () => <RegisterPage variant="cover" />,
});
