import { createFileRoute } from '@tanstack/react-router';
import { ProfilesTab } from '../../../identity/profiles/profiles-tab.tsx';

export const Route = createFileRoute('/_app/account/profiles')({ component: ProfilesTab });
