import type { Invitation } from '@kazi/contract/organisation';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useRoleName } from '../../identity/index.ts';
import { StatusBadge } from '../../status.tsx';
import classes from './invitation-table.module.css';

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** Invitations as rows; on a phone, as cards. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('users');
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  return (
    <>
      <RecordTable
        label={t('tabs.invitations')}
        columns={[
          t('facts.email'),
          t('columns.role'),
          t('columns.status'),
          t('invitations.project'),
          t('invitations.by'),
          <VisuallyHidden key="actions">{t('columns.actions')}</VisuallyHidden>,
        ]}
      >
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
      </RecordTable>
      <Suspense>
        {withdrawing && (
          <DeleteDialog
            title={t('invitations.withdrawTitle', { email: withdrawing.email })}
            confirmLabel={t('invitations.withdraw')}
            remove={() => client.organisation.invitations.withdraw({ id: withdrawing.id })}
            changes={['invitation']}
            says={t('invitations.withdrawn', { email: withdrawing.email })}
            onClose={() => setWithdrawing(undefined)}
          >
            {t('invitations.withdrawMessage')}
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const { email, role, status, project, invitedBy, createdAt, expiresAt } = invitation;
  return (
    <tr>
      <th scope="row" className={classes.address}>
        {email}
      </th>
      <td>{nameOf(role)}</td>
      <td>
        <StatusBadge status={status}>{t(`invitations.status.${status}`)}</StatusBadge>
        {status === 'open' && (
          <div className={classes.detail}>
            {t('invitations.runsOut')} <RelativeTime at={expiresAt} />
          </div>
        )}
      </td>
      <td>{project?.name}</td>
      <td>
        {invitedBy}
        <div className={classes.detail}>
          <RelativeTime at={createdAt} />
        </div>
      </td>
      <td data-actions>
        {status === 'open' && (
          <Can do="delete" on="Invitation">
            <Button
              variant="default"
              onClick={onWithdraw}
              aria-label={t('invitations.withdrawThis', { email })}
            >
              {t('invitations.withdraw')}
            </Button>
          </Can>
        )}
      </td>
    </tr>
  );
}
