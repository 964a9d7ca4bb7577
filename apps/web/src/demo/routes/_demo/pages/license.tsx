import { createFileRoute } from '@tanstack/react-router';
import { LicencePage } from '../../../licence/licence-page.tsx';

export const Route = createFileRoute('/_demo/pages/license')({ component: LicencePage });
