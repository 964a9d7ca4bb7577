import { createFileRoute } from '@tanstack/react-router';
import { PreferencesTab } from '../../../identity/preferences/preferences-tab.tsx';

export const Route = createFileRoute('/_app/account/preferences')({ component: PreferencesTab });
