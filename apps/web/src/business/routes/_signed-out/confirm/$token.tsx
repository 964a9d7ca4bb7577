import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '../../../identity/authentication/confirm-screen.tsx';

export const Route = createFileRoute('/_signed-out/confirm/$token')({
  component: ConfirmScreen,
});
