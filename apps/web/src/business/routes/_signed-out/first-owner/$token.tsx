import { createFileRoute } from '@tanstack/react-router';
import { FirstOwnerScreen } from '../../../identity/authentication/first-owner-screen.tsx';

export const Route = createFileRoute('/_signed-out/first-owner/$token')({
  component: FirstOwnerScreen,
});
