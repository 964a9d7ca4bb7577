import { useTranslation } from 'react-i18next';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** 403: the page exists, but the user's ability does not reach it. */
export function ForbiddenPage() {
  const { t } = useTranslation('pages');
  return (
    <MessagePage
      mark="403"
      title={t('forbidden.title')}
      message={t('forbidden.message')}
      actions={<HomeButton />}
    />
  );
}
