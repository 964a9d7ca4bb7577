import { buttonClass } from '@kazi/ui/lean-button';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice, signIn } from '../../../session/session.ts';
import { ResendForm } from './resend-form.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { useOpening } from './use-opening.ts';
import { Waiting } from './waiting.tsx';

const route = getRouteApi('/_signed-out/confirm/$token');

/** Opened by the link of the confirmation mail. */
export function ConfirmScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const router = useRouter();
  const confirm = useOpening(async () => {
    const client = await loadClient();
    const { waits, login } = await client.identity.users.confirm({ token, device: knownDevice() });
    if (!login) return { waits };
    await signIn(login);
    router.history.replace('/');
    return undefined;
  });

  const footer = (
    <Link to="/login" className={classes.link}>
      {t('backToLogin')}
    </Link>
  );
  if (confirm.error)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t('confirm.refused')}
        description={t('confirm.refusedWhy')}
        footer={footer}
      >
        <ResendForm email="" />
      </SignedOutPage>
    );
  if (confirm.data)
    return (
      <SignedOutPage
        key="done"
        icon={<IconCircleCheck size={24} stroke={1.6} />}
        title={confirm.data.waits ? t('confirm.waits') : t('confirm.done')}
        description={confirm.data.waits ? t('confirm.waitsNext') : t('confirm.doneNext')}
      >
        <Link to="/login" className={buttonClass({ wide: true })}>
          {t('login.submit')}
        </Link>
      </SignedOutPage>
    );
  return (
    <SignedOutPage key="busy" title={t('confirm.busy')} footer={footer}>
      <Waiting />
    </SignedOutPage>
  );
}
