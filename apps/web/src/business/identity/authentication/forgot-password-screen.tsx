import { LeanButton } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconMailOpened from '#icons/IconMailOpened';
import { loadClient } from '../../../api/load-client.ts';
import { EmailField } from './fields.tsx';
import { LocalMailbox } from './local-mailbox.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useKnownAddress } from './use-known-address.ts';
import { validatorsIn } from './validators.ts';

/** Asks for the link that sets a new password. Says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('authentication');
  const [sentTo, setSentTo] = useState<string>();
  const email = useKnownAddress();
  const { form, field, busy, refusal } = useEntryForm({
    initial: { email },
    checks: { email: validatorsIn(t).address },
    async send(typed) {
      const client = await loadClient();
      await client.identity.authentication.requestReset(typed);
      setSentTo(typed.email);
    },
  });

  const footer = (
    <Link to="/login" className={classes.link}>
      {t('backToLogin')}
    </Link>
  );
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
        footer={footer}
      >
        <LocalMailbox email={sentTo} />
      </SignedOutPage>
    );
  return (
    <SignedOutPage key="ask" title={t('forgot.title')} description={t('forgot.description')} footer={footer}>
      <form {...form} className={classes.form}>
        {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
        <EmailField {...field('email')} />
        <LeanButton type="submit" busy={busy} wide>
          {t('forgot.submit')}
        </LeanButton>
      </form>
    </SignedOutPage>
  );
}
