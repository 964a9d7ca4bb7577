import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { defineSearch, flag } from '../../../shell/search-params.ts';
import { NotificationsPage } from '../../activity/notifications/notifications-page.tsx';

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: defineSearch({
    /** Only those that have not been read. */
    unread: flag,
  }),
  loader: () => loadTexts('notifications'),
  component: NotificationsPage,
});
