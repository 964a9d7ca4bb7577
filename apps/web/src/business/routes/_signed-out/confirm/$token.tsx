import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '../../../identity/signed-out/confirm-screen.tsx';

export const Route = createFileRoute('/_signed-out/confirm/$token')({
  component: ConfirmScreen,
});
