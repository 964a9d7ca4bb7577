import { createFileRoute } from '@tanstack/react-router';
import { DetailsTab } from '../../../identity/account/details-tab.tsx';

export const Route = createFileRoute('/_app/account/')({ component: DetailsTab });
