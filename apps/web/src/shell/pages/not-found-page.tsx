import { LeanButton } from '@kazi/ui/lean-button';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { openDemo } from '../../boot/variant.ts';
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

/** An address of the demo, opened in the business application. */
function DemoOfferPage({ path }: { path: string }) {
  const { t } = useTranslation('pages');
  return (
    <MessagePage
      title={t('demo.title')}
      message={t('demo.message')}
      actions={
        <>
          <LeanButton onClick={() => openDemo(path)}>{t('demo.open')}</LeanButton>
          <HomeButton />
        </>
      }
    />
  );
}
