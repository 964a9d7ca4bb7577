import { buttonClass } from '@kazi/ui/lean-button';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import classes from './signed-out-page.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { Waiting } from './waiting.tsx';

const route = getRouteApi('/_signed-out/invitation/$token');

/** Opened by the link of an invitation: what it is for, and what it takes to accept. */
export function InvitationScreen() {
  const { token } = route.useParams();
  const { t } = useTranslation('authentication');
  const invitation = useAction(async () => (await loadClient()).organisation.invitations.open({ token }), {
    quiet: true,
  });
  const start = useEffectEvent(() => invitation.run(undefined));
  useEffect(() => {
    start();
  }, []);

  if (invitation.error)
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t('invitation.refused')}
        description={t('invitation.refusedWhy')}
      >
        <Link to="/login" className={buttonClass({ wide: true })}>
          {t('backToLogin')}
        </Link>
      </SignedOutPage>
    );
  if (!invitation.data)
    return (
      <SignedOutPage key="busy" title={t('invitation.busy')}>
        <Waiting />
      </SignedOutPage>
    );
  const { workspace, invitedBy, email, hasAccount } = invitation.data;
  return (
    <SignedOutPage
      key="open"
      title={t('invitation.title', { workspace })}
      description={t('invitation.from', { invitedBy, email })}
      footer={
        <Link to="/login" className={classes.link}>
          {t('backToLogin')}
        </Link>
      }
    >
      <AcceptInvitationForm token={token} email={email} hasAccount={hasAccount} />
    </SignedOutPage>
  );
}
