import { LeanButton } from '@kazi/ui/lean-button';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DemoOfferPage } from './demo-offer-page.tsx';
import { isDemoPath } from './demo-paths.ts';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** 404, unless the address is one of the demo's: then it says so and offers to open it there. */
export function NotFoundPage() {
  const { t } = useTranslation(['pages', 'common']);
  const { pathname } = useLocation();
  if (isDemoPath(pathname)) return <DemoOfferPage path={pathname} />;
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
