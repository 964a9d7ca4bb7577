import type { FactorList } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { placeErrors } from '../../../api/place-errors.ts';
import formClasses from '../../../shell/edit-form/form.module.css';

interface ConfirmByFactorProps {
  factors: FactorList;
  onAnswer: (isProven: boolean) => void;
}

/** Proves a user by a code of their app, a recovery code or a passkey. */
export function ConfirmByFactor({ factors, onAnswer }: ConfirmByFactorProps) {
  const { t } = useTranslation(['factors', 'common']);
  const hasApp = factors.authenticator !== null;
  const [isRecovering, setRecovering] = useState(false);
  const form = useForm({ initialValues: { code: '', recoveryCode: '' } });
  const field = hasApp && !isRecovering ? 'code' : 'recoveryCode';
  const confirm = useMutation({
    mutationFn: (proof: Parameters<typeof client.identity.authentication.confirm>[0]) =>
      client.identity.authentication.confirm(proof),
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: () => onAnswer(true),
  });
  const byPasskey = useMutation({
    async mutationFn() {
      const { provePasskey } = await import('../factors/browser-passkeys.ts');
      return client.identity.authentication.confirm({ passkey: await provePasskey() });
    },
    meta: { quiet: true },
    onError: () => toast({ tone: 'DANGER', message: t('passkeys.failed') }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <form
      onSubmit={form.onSubmit((typed) => confirm.mutate({ [field]: typed[field] }))}
      className={formClasses.form}
      noValidate
    >
      {factors.passkeys.length > 0 && (
        <Button variant="default" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t('step.usePasskey')}
        </Button>
      )}
      {field === 'code' || isRecovering ? (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          label={field === 'code' ? t('step.code') : t('step.recoveryCode')}
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
          <Button type="submit" loading={confirm.isPending}>
            {t('step.confirm')}
          </Button>
        )}
      </div>
    </form>
  );
}
