import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../../identity/authentication/invitation-screen.tsx';

export const Route = createFileRoute('/_signed-out/invitation/$token')({
  component: InvitationScreen,
});
