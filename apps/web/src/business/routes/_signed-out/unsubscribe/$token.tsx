import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { UnsubscribeScreen } from '../../../identity/authentication/unsubscribe-screen.tsx';

export const Route = createFileRoute('/_signed-out/unsubscribe/$token')({
  loader: () => loadTexts('notices'),
  component: UnsubscribeScreen,
});
