import { createFileRoute } from '@tanstack/react-router';
import { SessionsTab } from '../../../identity/sessions/sessions-tab.tsx';

export const Route = createFileRoute('/_app/account/security')({ component: SessionsTab });
