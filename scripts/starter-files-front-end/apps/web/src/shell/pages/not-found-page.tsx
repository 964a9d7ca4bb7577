import { LeanButton } from '@kazi/ui/lean-button';
import { useTranslation } from 'react-i18next';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** 404: nothing is there. */
export function NotFoundPage() {
  const { t } = useTranslation(['pages', 'common']);
  return (
    <MessagePage
      mark="404"
      title={t('notFound.title')}
      message={t('notFound.message')}
      actions={
        <>
          <HomeButton />
          <LeanButton look="default" onClick={() => history.back()}>
            {t('common:back')}
          </LeanButton>
        </>
      }
    />
  );
}
