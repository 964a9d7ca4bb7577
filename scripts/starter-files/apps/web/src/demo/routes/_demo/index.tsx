import { createFileRoute } from '@tanstack/react-router';
import { StartPage } from '../../start/start-page.tsx';

export const Route = createFileRoute('/_demo/')({ component: StartPage });
