import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../../identity/signed-out/invitation-screen.tsx';

export const Route = createFileRoute('/_signed-out/invitation/$token')({
  component: InvitationScreen,
});
