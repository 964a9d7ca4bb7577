import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { PasswordField } from '../authentication/password-field.tsx';
import { validatorsIn } from '../authentication/validators.ts';

interface ConfirmByPasswordProps {
  onAnswer: (isProven: boolean) => void;
}

/** Proves a user by their password. */
export function ConfirmByPassword({ onAnswer }: ConfirmByPasswordProps) {
  const { t } = useTranslation(['identity', 'common']);
  const { required } = validatorsIn(useTranslation('authentication').t);
  const { user } = useSignedIn();
  const form = useForm({ initialValues: { password: '' }, validate: { password: required } });
  const confirm = useMutation(
    api.identity.authentication.confirm.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: () => onAnswer(true),
    }),
  );
  return (
    <form onSubmit={form.onSubmit((typed) => confirm.mutate(typed))} className={formClasses.form} noValidate>
      <input type="hidden" name="email" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField
        {...form.getInputProps('password')}
        value={form.values.password}
        label={t('confirmLogin.password')}
        autoFocus
        data-autofocus
      />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {t('confirmLogin.submit')}
        </Button>
      </div>
    </form>
  );
}
