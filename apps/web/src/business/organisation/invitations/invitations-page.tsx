import type { Invitation } from '@kazi/contract/organisation';
import { Text } from '@kazi/ui/layout';
import type { Column } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMail from '#icons/IconMail';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { UserTabs, useRoleName } from '../../identity/index.ts';
import { StatusBadge } from '../../status.tsx';
import classes from './invitation-table.module.css';
import { InviteButton } from './invite-button.tsx';

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** The people who were invited, and what became of it. */
export function InvitationsPage() {
  const { t } = useTranslation('users');
  const query = useQuery(api.organisation.invitations.list.queryOptions());
  return (
    <ListPage
      title={t('title')}
      description={t('description')}
      actions={<InviteButton />}
      tabs={<UserTabs />}
      list={{ ...query, data: query.data?.items }}
      columns={useColumns()}
      empty={{
        icon: IconMail,
        ...t('invitations.empty', { returnObjects: true }),
        action: <InviteButton />,
      }}
    />
  );
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  return [
    { heading: t('facts.email'), className: classes.address, cell: ({ email }) => email },
    { heading: t('columns.role'), cell: ({ role }) => nameOf(role) },
    {
      heading: t('columns.status'),
      cell: ({ status, expiresAt }) => (
        <>
          <StatusBadge status={status}>{t(`invitations.status.${status}`)}</StatusBadge>
          {status === 'open' && (
            <Text as="div" tone="muted" size={13}>
              {t('invitations.runsOut')} <RelativeTime at={expiresAt} ahead />
            </Text>
          )}
        </>
      ),
    },
    { heading: t('invitations.project'), cell: ({ project }) => project?.name },
    {
      heading: t('invitations.by'),
      cell: ({ invitedBy, createdAt }) => (
        <>
          {invitedBy}
          <Text as="div" tone="muted" size={13}>
            <RelativeTime at={createdAt} />
          </Text>
        </>
      ),
    },
    {
      heading: t('columns.actions'),
      kind: 'actions',
      cell: (invitation) => invitation.status === 'open' && <Withdraw invitation={invitation} />,
    },
  ];
}

/** Takes an open invitation back: its link no longer works. */
function Withdraw({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t } = useTranslation('users');
  const [isAsking, setAsking] = useState(false);
  return (
    <Can do="delete" on="Invitation">
      <Button
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={t('invitations.withdrawThis', { email })}
      >
        {t('invitations.withdraw')}
      </Button>
      <Suspense>
        {isAsking && (
          <DeleteDialog
            title={t('invitations.withdrawTitle', { email })}
            confirmLabel={t('invitations.withdraw')}
            remove={() => client.organisation.invitations.withdraw({ id })}
            changes={['invitation']}
            says={t('invitations.withdrawn', { email })}
            onClose={() => setAsking(false)}
          >
            {t('invitations.withdrawMessage')}
          </DeleteDialog>
        )}
      </Suspense>
    </Can>
  );
}
