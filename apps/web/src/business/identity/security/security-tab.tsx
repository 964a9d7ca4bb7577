import { rules } from 'virtual:rules/identity.authentication.changePassword';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { useSendForm } from '../../../shell/form/use-record-form.tsx';
import { PasswordField } from '../authentication/password-field.tsx';
import { FactorsPanel } from '../factors/factors-panel.tsx';
import { lacksFactor, useFactors } from '../factors/use-factors.ts';
import { SessionsPanel } from '../sessions/sessions-panel.tsx';
import { SsoPanel } from '../sso/sso-panel.tsx';

/** How I log in, and where I am logged in. A user who lacks the factor that their role asks for is shown that alone. */
export function SecurityTab() {
  const { data } = useFactors();
  const isEnrolling = data && lacksFactor(data);
  return (
    <>
      {!isEnrolling && (
        <>
          <SessionsPanel />
          <PasswordPanel />
          <SsoPanel />
        </>
      )}
      <FactorsPanel />
    </>
  );
}

const passwordForm = defineForm({
  rules,
  empty: { current: '', password: '' },
  useFields() {
    const { t } = useTranslation('identity');
    return { current: t('password.current'), password: t('password.password') };
  },
});

/** Sets a new password with the current one. */
function PasswordPanel() {
  const { t } = useTranslation('identity');
  const { form, busy, onSubmit } = useSendForm({
    form: passwordForm,
    send: (input) => client.identity.authentication.changePassword(input),
    changes: ['session'],
    says: () => t('password.saved'),
    done: (_saved, { reset }) => reset(),
  });
  return (
    <Panel title={t('password.title')} description={t('password.description')}>
      <form onSubmit={onSubmit} className={formClasses.form} noValidate>
        <div className={formClasses.pair}>
          <PasswordField
            {...form.getInputProps('current')}
            label={t('password.current')}
            value={form.values.current}
          />
          <PasswordField
            {...form.getInputProps('password')}
            label={t('password.password')}
            value={form.values.password}
            isNew
          />
        </div>
        <div className={formClasses.actions}>
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
