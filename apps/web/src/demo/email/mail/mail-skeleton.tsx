import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';

/** Keeps a mail's place while it loads. */
export function MailSkeleton() {
  const { t } = useTranslation('demo/email');
  return <SkeletonRows rows={6} height={52} label={t('mail.loading')} />;
}
