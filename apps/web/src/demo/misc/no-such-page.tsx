import { useTranslation } from 'react-i18next';
import { HomeButton } from '../../shell/pages/home-button.tsx';
import { MessagePage } from '../../shell/pages/message-page.tsx';

/** 404 of the demo. */
export function NoSuchPage() {
  const { t } = useTranslation(['pages']);
  return (
    <MessagePage
      mark="404"
      title={t('notFound.title')}
      message={t('notFound.message')}
      actions={<HomeButton />}
    />
  );
}
