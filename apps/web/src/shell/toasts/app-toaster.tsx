import { Toaster } from '@kazi/ui/toaster';
import { useTranslation } from 'react-i18next';

/** The toasts, in the reader's language. */
export function AppToaster() {
  const { t } = useTranslation('common');
  return <Toaster label={t('toasts.label')} dismissLabel={t('toasts.dismiss')} />;
}
