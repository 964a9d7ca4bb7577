import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { LocalMailbox } from './local-mailbox.tsx';
import { ResendForm } from './resend-form.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useKnownAddress } from './use-known-address.ts';

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
      footer={
        <Link to="/login" className={classes.link}>
          {t('backToLogin')}
        </Link>
      }
    >
      <LocalMailbox email={email} />
      <ResendForm email={email} />
    </SignedOutPage>
  );
}
