import { buttonClass } from '@kazi/ui/lean-button';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { ResendForm } from './resend-form.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { Waiting } from './waiting.tsx';

const route = getRouteApi('/_signed-out/confirm/$token');

/** Opened by the link of the confirmation mail. */
export function ConfirmScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const confirm = useAction(async () => (await loadClient()).identity.users.confirm({ token }), {
    quiet: true,
  });
  const start = useEffectEvent(() => confirm.run(undefined));
  useEffect(() => {
    void start();
  }, []);

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
        title={t('confirm.done')}
        description={t('confirm.doneNext')}
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
