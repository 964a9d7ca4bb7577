import type { Invitation } from '@kazi/contract/organisation';
import { Row, Text } from '@kazi/ui/layout';
import type { Column } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLink from '#icons/IconLink';
import IconMail from '#icons/IconMail';
import IconMailPlus from '#icons/IconMailPlus';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { Can, useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { UserTabs, useRoleName } from '../../identity/index.ts';
import { StatusBadge } from '../../status.tsx';
import classes from './invitation-table.module.css';
import { InviteDialog } from './invite-button.tsx';

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

const JoinLinksDialog = onDemand(() =>
  import('./join-links-dialog.tsx').then((module) => module.JoinLinksDialog),
);

/** The people who were invited, and what became of it. */
export function InvitationsPage() {
  const { t } = useTranslation('users');
  const query = useQuery(api.organisation.invitations.list.queryOptions());
  return (
    <ListPage
      title={t('title')}
      description={t('description')}
      actions={<JoinLinks />}
      create={{
        label: t('invite.open'),
        icon: IconMailPlus,
        may: useAbility().can('create', 'Invitation'),
        dialog: InviteDialog,
      }}
      tabs={<UserTabs />}
      list={{ ...query, data: query.data?.items }}
      columns={useColumns()}
      empty={{ icon: IconMail, ...t('invitations.empty', { returnObjects: true }) }}
    />
  );
}

/** The links by which people come in who are not invited by name. */
function JoinLinks() {
  const { t } = useTranslation('users');
  const [isOpen, setOpen] = useState(false);
  return (
    <Can do="create" on="Invitation">
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.8} />}
        onClick={() => setOpen(true)}
      >
        {t('joinLinks.open')}
      </Button>
      <Suspense>{isOpen && <JoinLinksDialog onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
}

function useColumns(): Column<Invitation>[] {
  const { t, i18n } = useTranslation('users');
  const nameOf = useRoleName();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
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
    {
      heading: t('invitations.places'),
      cell: ({ places }) => (
        <bdi>
          {list.format(
            places.map(({ name, team }) =>
              team ? t('invite.teamOf', { project: name, team: team.name }) : name,
            ),
          )}
        </bdi>
      ),
    },
    {
      heading: t('invitations.by'),
      cell: ({ invitedBy, byLink, createdAt }) => (
        <>
          {invitedBy}
          <Text as="div" tone="muted" size={13}>
            <RelativeTime at={createdAt} /> {byLink && t('invitations.byLink')}
          </Text>
        </>
      ),
    },
    {
      heading: t('columns.actions'),
      kind: 'actions',
      cell: (invitation) => (
        <Row gap={8} justify="end">
          {['open', 'expired'].includes(invitation.status) && <Resend invitation={invitation} />}
          {invitation.status === 'open' && <Withdraw invitation={invitation} />}
        </Row>
      ),
    },
  ];
}

/** Sends an invitation again, with a new link. */
function Resend({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t } = useTranslation('users');
  const resend = useWrite(client.organisation.invitations.resend, {
    changes: ['invitation'],
    says: () => t('invitations.resent', { email }),
  });
  return (
    <Can do="create" on="Invitation">
      <Button
        variant="default"
        loading={resend.busy}
        onClick={() => resend.run({ id })}
        aria-label={t('invitations.resendThis', { email })}
      >
        {t('invitations.resend')}
      </Button>
    </Can>
  );
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
