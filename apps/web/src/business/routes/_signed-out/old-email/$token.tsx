import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { EmailLinkScreen } from '../../../identity/authentication/email-link-screen.tsx';

export const Route = createFileRoute('/_signed-out/old-email/$token')({
  loader: () => loadTexts('addresses'),
  component: Screen,
});

function Screen() {
  return <EmailLinkScreen token={Route.useParams().token} act="reverse" />;
}
