import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../../misc/error-page.tsx';

export const Route = createFileRoute('/_blank/misc/error')({ component: ErrorPage });
