import { createFileRoute } from '@tanstack/react-router';
import { NotAuthorizedPage } from '../../../misc/not-authorized-page.tsx';

export const Route = createFileRoute('/_blank/misc/not-authorized')({ component: NotAuthorizedPage });
