import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import { LeanButton } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice } from '../../../session/session.ts';
import { PasswordField } from '../authentication/password-field.tsx';
import { ProblemNote } from '../authentication/problem-note.tsx';
import classes from '../authentication/signed-out-page.module.css';
import { SignedOutPage } from '../authentication/signed-out-page.tsx';
import { useEntryForm } from '../authentication/use-entry-form.ts';
import { validatorsIn } from '../authentication/validators.ts';

interface ConnectStepProps {
  /** The account that has the provider's address here, and what its password is sent with. */
  known: { token: string; email: string };
  onAsked: (factor: SecondFactorNeeded['secondFactor']) => void;
  onLogin: (login: LoginAnswer) => Promise<void>;
}

/** Asks once for the password of the account that has the address, which connects it to the OpenID provider. */
export function ConnectStep({ known: { token, email }, onAsked, onLogin }: ConnectStepProps) {
  const { t } = useTranslation('authentication');
  const { form, field, busy, refusal } = useEntryForm({
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
      footer={
        <Link to="/login" className={classes.link}>
          {t('backToLogin')}
        </Link>
      }
    >
      <form {...form} className={classes.form}>
        {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
        <PasswordField {...field('password')} label={t('fields.password')} autoFocus />
        <Link to="/forgot-password" state={{ email }} className={classes.link}>
          {t('login.forgot')}
        </Link>
        <LeanButton type="submit" busy={busy} wide>
          {t('sso.connectSubmit')}
        </LeanButton>
      </form>
    </SignedOutPage>
  );
}
