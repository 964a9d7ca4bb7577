import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMailPlus from '#icons/IconMailPlus';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

/** Fetched once somebody invites. */
export const InviteDialog = onDemand(() =>
  import('./invite-dialog.tsx').then((module) => module.InviteDialog),
);

/** Invites somebody, for users who may. */
export function InviteButton() {
  const { t } = useTranslation('users');
  const [isInviting, setInviting] = useState(false);
  return (
    <Can do="create" on="Invitation">
      <Button leftSection={<IconMailPlus size={16} stroke={1.8} />} onClick={() => setInviting(true)}>
        {t('invite.open')}
      </Button>
      <Suspense>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </Can>
  );
}
