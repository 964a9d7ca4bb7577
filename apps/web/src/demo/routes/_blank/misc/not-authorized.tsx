import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { NotAuthorizedPage } from '../../../misc/not-authorized-page.tsx';
import { restoreLogin } from '../../../session/session.ts';

export const Route = createFileRoute('/_blank/misc/not-authorized')({
  beforeLoad: restoreLogin,
  loader: () => loadTexts('demo/misc'),
  component: NotAuthorizedPage,
});
