import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice, signIn } from '../../../session/session.ts';
import { BackToLogin, LoginButton, ResendForm } from './entry-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { EntryForm, SignedOutPage } from './signed-out-page.tsx';
import { useEntryForm } from './use-entry-form.ts';

const route = getRouteApi('/_signed-out/confirm/$token');

/**
 * Opened by the link of the confirmation mail. Only its button confirms, since programs open links too. On another device than
 * the one that registered, the password of that registration is asked for.
 */
export function ConfirmScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const [asksPassword, setAsksPassword] = useState(knownDevice() === undefined);
  const [isVoid, setVoid] = useState(false);
  const [done, setDone] = useState<{ waits: boolean }>();
  const { field, entry } = useEntryForm({
    initial: { password: '' },
    checks: {},
    async send({ password }) {
      const client = await loadClient();
      const given = { token, device: knownDevice(), ...(password && { password }) };
      const { waits, login } = await client.identity.users.confirm(given).catch(async (error: unknown) => {
        const { fieldErrors } = await import('../../../api/message.ts');
        const problems = fieldErrors(error);
        if (problems.password) setAsksPassword(true);
        if (problems.token) setVoid(true);
        throw error;
      });
      if (!login) return setDone({ waits });
      await signIn(login);
      router.history.replace('/');
    },
  });

  if (isVoid)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t('confirm.refused')}
        description={t('confirm.refusedWhy')}
        footer={<BackToLogin />}
      >
        <ResendForm email="" />
      </SignedOutPage>
    );
  if (done)
    return (
      <SignedOutPage
        key="done"
        icon={<IconCircleCheck size={24} stroke={1.6} />}
        title={done.waits ? t('confirm.waits') : t('confirm.done')}
        description={done.waits ? t('confirm.waitsNext') : t('confirm.doneNext')}
      >
        <LoginButton>{t('login.submit')}</LoginButton>
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      key="ask"
      title={t('confirm.title')}
      description={asksPassword ? t('confirm.passwordWhy') : t('confirm.why')}
      footer={<BackToLogin />}
    >
      <EntryForm {...entry} submit={t('confirm.submit')}>
        {asksPassword && <PasswordField {...field('password')} label={t('fields.password')} autoFocus />}
      </EntryForm>
    </SignedOutPage>
  );
}
