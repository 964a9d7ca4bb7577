import { Announcer } from '@kazi/ui/announcer';
import { Toaster } from '@kazi/ui/toaster';
import { useTranslation } from 'react-i18next';

/** What is told beside the page: the toasts, in the reader's language, and what only a screen reader says. */
export function AppToaster() {
  const { t } = useTranslation('common');
  return (
    <>
      <Toaster label={t('toasts.label')} dismissLabel={t('toasts.dismiss')} />
      <Announcer />
    </>
  );
}
