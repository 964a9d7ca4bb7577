import { rules } from 'virtual:rules/identity.authentication.confirm';
import type { FactorList } from '@kazi/contract/identity';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { messageOf } from '../../../api/message.ts';
import { useSignedIn } from '../../../session/session.ts';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { PasswordField } from '../authentication/password-field.tsx';
import { useSsoProvider } from '../authentication/ways-in.ts';
import { hasPasskeys, passkeyProblem } from '../factors/passkey-support.ts';
import { hasFactor, useFactors } from '../factors/use-factors.ts';
import { openProviderBeside, whenConfirmed } from '../sso/start.ts';

interface ConfirmLoginDialogProps {
  onAnswer: (isProven: boolean) => void;
}

/** Asks a user to prove who they are, before something that weighs much. */
export function ConfirmLoginDialog({ onAnswer }: ConfirmLoginDialogProps) {
  const { t } = useTranslation(['identity', 'common']);
  const { data: factors, isPending } = useFactors();
  const provider = useSsoProvider();
  return (
    <Dialog title={t('confirmLogin.title')} size={440} onClose={() => onAnswer(false)}>
      <p style={{ margin: 0, marginBlockEnd: 16 }}>{t('confirmLogin.why')}</p>
      {provider && factors && !hasFactor(factors) && (
        <ConfirmAtProvider title={provider.title} onAnswer={onAnswer} />
      )}
      {isPending ? (
        <SkeletonRows rows={1} label={t('common:loading')} />
      ) : factors && hasFactor(factors) ? (
        <ConfirmByFactor factors={factors} onAnswer={onAnswer} />
      ) : (
        !provider?.only && <ConfirmByPassword onAnswer={onAnswer} />
      )}
    </Dialog>
  );
}

/** Lets the user prove who they are at the OpenID provider, in a window beside this one. */
function ConfirmAtProvider({ title, onAnswer }: { title: string } & ConfirmLoginDialogProps) {
  const { t } = useTranslation('identity');
  const start = useWrite(() => openProviderBeside({ again: true }), { changes: [] });
  const confirmed = useEffectEvent(() => onAnswer(true));
  useEffect(() => whenConfirmed(() => confirmed()), []);
  return (
    <Button variant="default" mb="md" loading={start.busy} onClick={() => void start.run()}>
      {t('confirmLogin.there', { title })}
    </Button>
  );
}

const passwordForm = defineForm({
  rules,
  empty: { password: '' },
  useFields() {
    const { t } = useTranslation('identity');
    return { password: t('confirmLogin.password') };
  },
});

interface ConfirmByPasswordProps {
  onAnswer: (isProven: boolean) => void;
}

/** Proves a user by their password. */
function ConfirmByPassword({ onAnswer }: ConfirmByPasswordProps) {
  const { t } = useTranslation(['identity', 'common']);
  const { user } = useSignedIn();
  const { form, busy, onSubmit } = useSendForm({
    form: passwordForm,
    send: (input) => client.identity.authentication.confirm(input),
    changes: [],
    done: () => onAnswer(true),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      <input type="hidden" name="email" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField
        {...form.getInputProps('password')}
        label={t('confirmLogin.password')}
        value={form.values.password}
        autoFocus
        data-autofocus
      />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('confirmLogin.submit')}
        </Button>
      </div>
    </form>
  );
}

const emptyIsNone = (typed: string) => typed || undefined;

const factorForm = defineForm({
  rules,
  empty: { code: '', recoveryCode: '' },
  to: { code: emptyIsNone, recoveryCode: emptyIsNone },
  useFields() {
    const { t } = useTranslation('factors');
    return { code: t('step.code'), recoveryCode: t('step.recoveryCode') };
  },
});

async function provePasskeyAnew() {
  const { provePasskey } = await import('../factors/browser-passkeys.ts');
  return client.identity.authentication.confirm({ passkey: await provePasskey() });
}

interface ConfirmByFactorProps {
  factors: FactorList;
  onAnswer: (isProven: boolean) => void;
}

/** Proves a user by a code of their app, a recovery code or a passkey. */
function ConfirmByFactor({ factors, onAnswer }: ConfirmByFactorProps) {
  const { t } = useTranslation(['factors', 'common']);
  const hasApp = factors.authenticator !== null;
  const [isRecovering, setRecovering] = useState(false);
  const field = hasApp && !isRecovering ? 'code' : 'recoveryCode';
  const { form, busy, onSubmit } = useSendForm({
    form: factorForm,
    send: (proofs) => client.identity.authentication.confirm({ [field]: proofs[field] ?? '' }),
    changes: [],
    done: () => onAnswer(true),
  });
  const byPasskey = useWrite(provePasskeyAnew, {
    changes: [],
    failed: (error) => {
      const problem = passkeyProblem(error);
      toast({ tone: 'DANGER', message: problem ? t(`passkeys.problem.${problem}`) : messageOf(error) });
    },
    done: () => onAnswer(true),
  });
  return (
    <form onSubmit={onSubmit} className={formClasses.form} noValidate>
      {factors.passkeys.length > 0 && !hasPasskeys() && <p>{t('passkeys.problem.cannot')}</p>}
      {factors.passkeys.length > 0 && hasPasskeys() && (
        <Button variant="default" loading={byPasskey.busy} onClick={() => void byPasskey.run()}>
          {t('step.usePasskey')}
        </Button>
      )}
      {field === 'code' || isRecovering ? (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          inputMode={field === 'code' ? 'numeric' : 'text'}
          autoComplete={field === 'code' ? 'one-time-code' : 'off'}
          dir="ltr"
          autoFocus
          data-autofocus
        />
      ) : null}
      <div className={formClasses.actions}>
        <Button variant="subtle" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering && hasApp ? t('step.useCode') : t('step.useRecovery')}
        </Button>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('common:cancel')}
        </Button>
        {(field === 'code' || isRecovering) && (
          <Button type="submit" loading={busy}>
            {t('step.confirm')}
          </Button>
        )}
      </div>
    </form>
  );
}
