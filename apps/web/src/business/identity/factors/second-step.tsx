import type { LoginAnswer, SecondFactorNeeded } from '@kazi/contract/identity';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { knownDevice } from '../../../session/session.ts';
import classes from '../authentication/signed-out-page.module.css';
import { ProblemNote, SignedOutPage } from '../authentication/signed-out-page.tsx';
import { useEntryForm, validatorsIn } from '../authentication/use-entry-form.ts';
import { hasPasskeys, passkeyProblem } from './passkey-support.ts';

interface SecondStepProps {
  asked: SecondFactorNeeded['secondFactor'];
  onLogin: (login: LoginAnswer) => Promise<void>;
  onBack: () => void;
}

/** Asks for the second factor of a user whose password was right. */
export function SecondStep({ asked, onLogin, onBack }: SecondStepProps) {
  const { t } = useTranslation(['factors', 'authentication']);
  const { required } = validatorsIn(useTranslation('authentication').t);
  const usesPasskey = asked.passkey && hasPasskeys();
  const [isRecovering, setRecovering] = useState(!asked.code && !usesPasskey);
  const [remember, setRemember] = useState(false);
  const { token } = asked;
  const typesCode = asked.code && !isRecovering;
  const { field, entry } = useEntryForm({
    initial: { code: '', recoveryCode: '' },
    checks: typesCode ? { code: required } : { recoveryCode: required },
    async send({ code, recoveryCode }) {
      const client = await loadClient();
      const proof = typesCode ? { code } : { recoveryCode };
      const step = { token, remember, device: knownDevice(), ...proof };
      await onLogin(await client.identity.authentication.loginStepTwo(step));
    },
  });
  const byPasskey = useAction(
    async () => {
      const { provePasskey } = await import('./browser-passkeys.ts');
      const client = await loadClient();
      const step = { token, remember, device: knownDevice(), passkey: await provePasskey() };
      await onLogin(await client.identity.authentication.loginStepTwo(step));
    },
    { quiet: passkeyProblem },
  );
  const problem = passkeyProblem(byPasskey.error);
  return (
    <SignedOutPage
      key="second"
      title={t('step.title')}
      description={asked.code ? t('step.codeWhy') : t('step.passkeyWhy')}
      footer={
        <button type="button" className={classes.textButton} onClick={onBack}>
          {t('authentication:backToLogin')}
        </button>
      }
    >
      {usesPasskey && (
        <LeanButton
          look={asked.code ? 'default' : 'filled'}
          wide
          busy={byPasskey.loading}
          onClick={() => byPasskey.run(undefined)}
        >
          {t('step.usePasskey')}
        </LeanButton>
      )}
      {asked.passkey && !usesPasskey && <ProblemNote>{t('passkeys.problem.cannot')}</ProblemNote>}
      {problem && <ProblemNote>{t(`passkeys.problem.${problem}`)}</ProblemNote>}
      <form {...entry.form} className={classes.form}>
        {entry.refusal && <ProblemNote>{entry.refusal.message}</ProblemNote>}
        {typesCode && (
          <TextField
            {...field('code')}
            label={t('step.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            autoFocus
          />
        )}
        {isRecovering && (
          <TextField
            {...field('recoveryCode')}
            label={t('step.recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            autoFocus
          />
        )}
        <label className={classes.remember}>
          <input
            type="checkbox"
            checked={remember}
            onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
          />
          {t('step.remember')}
        </label>
        {(typesCode || isRecovering) && (
          <LeanButton type="submit" busy={entry.busy} wide>
            {t('step.submit')}
          </LeanButton>
        )}
        {(asked.code || usesPasskey) && (
          <button type="button" className={classes.textButton} onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? t(asked.code ? 'step.useCode' : 'step.usePasskey') : t('step.useRecovery')}
          </button>
        )}
      </form>
    </SignedOutPage>
  );
}
