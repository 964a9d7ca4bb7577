import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '../../../misc/maintenance-page.tsx';

export const Route = createFileRoute('/_blank/misc/maintenance')({ component: MaintenancePage });
