import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { loadClient } from '../../../api/load-client.ts';
import { BackToLogin, LocalMailbox, useKnownAddress } from './entry-parts.tsx';
import { EmailField } from './fields.tsx';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm, validatorsIn } from './use-entry-form.ts';

/** Asks for the link that sets a new password. Says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('authentication');
  const [sentTo, setSentTo] = useState<string>();
  const email = useKnownAddress();
  const { field, entry } = useEntryForm({
    initial: { email },
    checks: { email: validatorsIn(t).address },
    async send(typed) {
      const client = await loadClient();
      await client.identity.authentication.requestReset(typed);
      setSentTo(typed.email);
    },
  });

  if (sentTo)
    return (
      <SignedOutPage
        key="sent"
        icon={<IconMailOpened size={24} stroke={1.6} />}
        title={t('checkMail.title')}
        description={
          <Trans
            t={t}
            i18nKey="forgot.sentTo"
            values={{ email: sentTo }}
            components={{ b: <strong dir="ltr" /> }}
          />
        }
        footer={<BackToLogin />}
      >
        <LocalMailbox email={sentTo} />
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      key="ask"
      title={t('forgot.title')}
      description={t('forgot.description')}
      footer={<BackToLogin />}
    >
      <EntryForm {...entry} submit={t('forgot.submit')}>
        <EmailField {...field('email')} />
      </EntryForm>
    </SignedOutPage>
  );
}
