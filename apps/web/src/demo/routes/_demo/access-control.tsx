import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { AccessControlPage } from '../../access-control/access-control-page.tsx';

export const Route = createFileRoute('/_demo/access-control')({
  staticData: { subject: 'ACL' },
  loader: () => loadTexts('demo/access'),
  component: AccessControlPage,
});
