import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { StopReceiverScreen } from '../../../identity/authentication/stop-receiver-screen.tsx';

export const Route = createFileRoute('/_signed-out/stop-receiver/$token')({
  loader: () => loadTexts('stops'),
  component: StopReceiverScreen,
});
