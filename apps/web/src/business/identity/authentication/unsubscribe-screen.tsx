import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { BackToLogin, useOpening, Waiting } from './entry-parts.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

const route = getRouteApi('/_signed-out/unsubscribe/$token');

/** Opened by the link at the end of a mail: which mails it ends, the button that ends them, and the way back. */
export function UnsubscribeScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation(['notices', 'authentication']);
  const found = useOpening(async () => (await loadClient()).activity.unsubscriptions.open({ token }));
  const change = useAction(async (subscribed: boolean) => {
    const { unsubscriptions } = (await loadClient()).activity;
    return subscribed ? unsubscriptions.delete({ token }) : unsubscriptions.create({ token });
  });
  const now = change.data ?? found.data;

  if (found.error)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t('unsubscribe.refused')}
        description={t('unsubscribe.refusedWhy')}
        footer={<BackToLogin />}
      />
    );
  if (!now)
    return (
      <SignedOutPage key="busy" title={t('unsubscribe.busy')} footer={<BackToLogin />}>
        <Waiting />
      </SignedOutPage>
    );
  const mails = [
    ...now.kinds.map((kind) => t(`kinds.${kind}`)),
    ...(now.digest ? [t('unsubscribe.digest')] : []),
  ];
  const isUndone = change.data?.subscribed === true;
  const subscribed = now.subscribed && !isUndone;
  return (
    <SignedOutPage
      key={subscribed ? 'ask' : 'done'}
      icon={subscribed ? undefined : <IconCircleCheck size={24} stroke={1.6} />}
      title={t(isUndone ? 'unsubscribe.undone' : subscribed ? 'unsubscribe.title' : 'unsubscribe.done')}
      description={`${mails.join(' · ')}. ${t('unsubscribe.effect')}`}
      footer={<BackToLogin />}
    >
      {isUndone ? (
        <Link to="/account/preferences" className={buttonClass({ wide: true })}>
          {t('unsubscribe.preferences')}
        </Link>
      ) : (
        <LeanButton type="button" busy={change.loading} wide onClick={() => void change.run(!subscribed)}>
          {t(subscribed ? 'unsubscribe.stop' : 'unsubscribe.undo')}
        </LeanButton>
      )}
    </SignedOutPage>
  );
}
