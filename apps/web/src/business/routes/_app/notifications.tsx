import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../i18n/i18n.ts';
import { flag } from '../../../shell/search-params.ts';
import { NotificationsPage } from '../../activity/notifications/notifications-page.tsx';

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: (search): NotificationsSearch => ({ unread: flag(search.unread) }),
  loader: () => loadTexts('notifications'),
  component: NotificationsPage,
});

interface NotificationsSearch {
  /** Only those that have not been read. */
  unread?: true | undefined;
}
