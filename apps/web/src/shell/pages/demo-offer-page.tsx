import { LeanButton } from '@kazi/ui/lean-button';
import { useTranslation } from 'react-i18next';
import { openDemo } from '../../boot/variant.ts';
import { HomeButton } from './home-button.tsx';
import { MessagePage } from './message-page.tsx';

/** An address of the demo, opened in the business application. */
export function DemoOfferPage({ path }: { path: string }) {
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
