import { createFileRoute } from '@tanstack/react-router';
import { AccessControlPage } from '../../access-control/access-control-page.tsx';

export const Route = createFileRoute('/_demo/access-control')({
  staticData: { subject: 'ACL' },
  component: AccessControlPage,
});
