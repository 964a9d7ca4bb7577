import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../../identity/signed-out/reset-password-screen.tsx';

export const Route = createFileRoute('/_signed-out/reset-password/$token')({
  component: ResetPasswordScreen,
});
