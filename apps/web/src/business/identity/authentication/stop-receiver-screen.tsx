import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { BackToLogin, useOpening, Waiting } from './entry-parts.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

const route = getRouteApi('/_signed-out/stop-receiver/$token');

/** Opened by the link of the mail that tells of a new receiver: which one it is, and the button that stops it. */
export function StopReceiverScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation(['stops', 'authentication']);
  const found = useOpening(async () => (await loadClient()).money.beneficiaryStops.open({ token }));
  const stop = useAction(async () => (await loadClient()).money.beneficiaryStops.stop({ token }));

  if (found.error)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t('refused')}
        description={t('refusedWhy')}
        footer={<BackToLogin />}
      />
    );
  if (stop.data)
    return (
      <SignedOutPage
        key="done"
        icon={<IconCircleCheck size={24} stroke={1.6} />}
        title={t('done')}
        description={t('doneNext')}
        footer={<BackToLogin />}
      >
        <Link to="/forgot-password" className={buttonClass({ wide: true })}>
          {t('newPassword')}
        </Link>
      </SignedOutPage>
    );
  if (!found.data)
    return (
      <SignedOutPage key="busy" title={t('busy')} footer={<BackToLogin />}>
        <Waiting />
      </SignedOutPage>
    );
  const { name, number } = found.data;
  return (
    <SignedOutPage
      key="ask"
      title={t('title')}
      description={
        <>
          <bdi>{name}</bdi> · <bdi dir="ltr">{number}</bdi>. {t('effect')}
        </>
      }
      footer={<BackToLogin />}
    >
      <LeanButton type="button" busy={stop.loading} wide onClick={() => void stop.run(undefined)}>
        {t('stop')}
      </LeanButton>
    </SignedOutPage>
  );
}
