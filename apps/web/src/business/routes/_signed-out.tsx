import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/i18n.ts';
import { SignedOutLayout } from '../identity/authentication/signed-out-layout.tsx';

export const Route = createFileRoute('/_signed-out')({
  loader: () => loadTexts('authentication'),
  component: SignedOutLayout,
});
