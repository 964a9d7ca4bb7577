import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { PasswordField } from '../authentication/password-field.tsx';
import { validatorsIn } from '../authentication/validators.ts';

/** Sets a new password with the current one. */
export function PasswordPanel() {
  const { t } = useTranslation(['identity', 'authentication']);
  const { required, newPassword } = validatorsIn(useTranslation('authentication').t);
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: { current: required, password: newPassword },
  });
  const change = useMutation(
    api.identity.authentication.changePassword.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async () => {
        form.reset();
        toast({ message: t('password.saved') });
        await queryClient.invalidateQueries({ queryKey: api.identity.sessions.key() });
      },
    }),
  );
  return (
    <Panel title={t('password.title')} description={t('password.description')}>
      <form onSubmit={form.onSubmit((typed) => change.mutate(typed))} className={formClasses.form} noValidate>
        <div className={formClasses.pair}>
          <PasswordField
            {...form.getInputProps('current')}
            value={form.values.current}
            label={t('password.current')}
          />
          <PasswordField
            {...form.getInputProps('password')}
            value={form.values.password}
            label={t('password.password')}
            isNew
          />
        </div>
        <div className={formClasses.actions}>
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
