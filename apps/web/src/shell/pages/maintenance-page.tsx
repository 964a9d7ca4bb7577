import { LeanButton } from '@kazi/ui/lean-button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';

const lookAgainMs = 10_000;

/** While the server is away for maintenance. Loads the page again by itself as soon as the server answers. */
export function MaintenancePage() {
  const { t } = useTranslation(['pages', 'common']);
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch('/readyz').catch(() => undefined);
      if (answer?.ok) location.reload();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <MessagePage
      mark="503"
      title={t('maintenance.title')}
      message={t('maintenance.message')}
      actions={<LeanButton onClick={() => location.reload()}>{t('common:tryAgain')}</LeanButton>}
    />
  );
}
