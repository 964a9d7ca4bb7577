import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { BackToLogin, LocalMailbox, ResendForm, useKnownAddress } from './entry-parts.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

/** After registering: a mail is on its way; it can be sent again. */
export function CheckMailScreen() {
  const { t } = useTranslation('authentication');
  const email = useKnownAddress();
  return (
    <SignedOutPage
      icon={<IconMailOpened size={24} stroke={1.6} />}
      title={t('checkMail.title')}
      description={
        email ? (
          <Trans
            t={t}
            i18nKey="checkMail.sentTo"
            values={{ email }}
            components={{ b: <strong dir="ltr" /> }}
          />
        ) : (
          t('checkMail.sent')
        )
      }
      footer={<BackToLogin />}
    >
      <LocalMailbox email={email} />
      <ResendForm email={email} />
    </SignedOutPage>
  );
}
