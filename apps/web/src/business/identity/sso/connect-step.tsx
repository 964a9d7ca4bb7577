import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice } from '../../../session/session.ts';
import { BackToLogin } from '../authentication/entry-parts.tsx';
import { PasswordField } from '../authentication/password-field.tsx';
import classes from '../authentication/signed-out-page.module.css';
import { EntryForm, SignedOutPage } from '../authentication/signed-out-page.tsx';
import { useEntryForm, validatorsIn } from '../authentication/use-entry-form.ts';

interface ConnectStepProps {
  /** The account that has the provider's address here, and what its password is sent with. */
  known: { token: string; email: string };
  onAsked: (factor: SecondFactorNeeded['secondFactor']) => void;
  onLogin: (login: LoginAnswer) => Promise<void>;
}

/** Asks once for the password of the account that has the address, which connects it to the OpenID provider. */
export function ConnectStep({ known: { token, email }, onAsked, onLogin }: ConnectStepProps) {
  const { t } = useTranslation('authentication');
  const { field, entry } = useEntryForm({
    initial: { password: '' },
    checks: { password: validatorsIn(t).required },
    async send({ password }) {
      const { sso } = (await loadClient()).identity;
      const answer = await sso.connect({ token, password, device: knownDevice() });
      if ('secondFactor' in answer) onAsked(answer.secondFactor);
      else await onLogin(answer);
    },
  });
  return (
    <SignedOutPage
      key="connect"
      title={t('sso.connect')}
      description={
        <Trans t={t} i18nKey="sso.connectWhy" values={{ email }} components={{ b: <strong dir="ltr" /> }} />
      }
      footer={<BackToLogin />}
    >
      <EntryForm {...entry} submit={t('sso.connectSubmit')}>
        <PasswordField {...field('password')} label={t('fields.password')} autoFocus />
        <Link to="/forgot-password" state={{ email }} className={classes.link}>
          {t('login.forgot')}
        </Link>
      </EntryForm>
    </SignedOutPage>
  );
}
