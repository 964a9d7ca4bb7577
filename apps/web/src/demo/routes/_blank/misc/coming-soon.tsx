import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '../../../misc/coming-soon-page.tsx';

export const Route = createFileRoute('/_blank/misc/coming-soon')({ component: ComingSoonPage });
