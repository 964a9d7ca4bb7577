import { rules } from 'virtual:rules/organisation.teams.create';
import { rules as approverRules } from 'virtual:rules/work.approvers.add';
import type { User } from '@kazi/contract/identity';
import type { Team } from '@kazi/contract/organisation';
import type { Approver } from '@kazi/contract/work';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { RecordDialog, SendDialog } from '../../../shell/form/record-dialog.tsx';
import { UserPicker, UsersPicker } from '../shared/user-pickers.tsx';

const teamForm = defineForm({
  draft: 'team',
  rules,
  from: ({ name, members }: Team) => ({ name, members: members.map(({ id }) => id) }),
  empty: { name: '', members: [] },
  useFields() {
    const { t } = useTranslation('organisation');
    return {
      name: t('teams.name'),
      members: {
        label: t('teams.members'),
        show(ids, teams) {
          const names = new Map(peopleIn(teams).map(({ id, name }) => [id, name]));
          return t('teams.membersList', { names: ids.map((id) => names.get(id) ?? t('teams.newcomer')) });
        },
      },
    };
  },
});

const peopleIn = (teams: readonly Team[]) => teams.flatMap(({ members }) => members);

interface TeamDialogProps {
  /** Id of the project that the team is of. */
  project: string;
  /** The team that is renamed or gets other members; a new one without it. */
  team?: Team;
  onClose: () => void;
}

export function TeamDialog({ project, team, onClose }: TeamDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return (
    <RecordDialog
      form={teamForm}
      record={team}
      title={team ? t('teams.edit', { name: team.name }) : t('teams.newTitle')}
      submitLabel={team ? t('common:save') : t('teams.create')}
      create={(input) => client.organisation.teams.create({ project, ...input })}
      update={(change, seen) => client.organisation.teams.update({ ...seen, ...change })}
      changes={['team']}
      says={({ name }) => t(team ? 'teams.saved' : 'teams.created', { name })}
      onClose={onClose}
    >
      {(form, teams) => (
        <>
          <TextInput {...form.getInputProps('name')} data-autofocus />
          <UsersPicker
            {...form.getInputProps('members')}
            known={peopleIn(teams)}
            value={form.getValues().members}
            onChange={(members) => form.setFieldValue('members', members)}
          />
        </>
      )}
    </RecordDialog>
  );
}

interface DeleteTeamDialogProps {
  team: Team;
  onClose: () => void;
}

export function DeleteTeamDialog({ team: { id, name }, onClose }: DeleteTeamDialogProps) {
  const { t } = useTranslation('organisation');
  return (
    <DeleteDialog
      title={t('teams.deleteTitle', { name })}
      confirmLabel={t('teams.deleteConfirm')}
      remove={() => client.organisation.teams.delete({ id })}
      changes={['team']}
      says={t('teams.deleted', { name })}
      onClose={onClose}
    >
      {t('teams.deleteMessage')}
    </DeleteDialog>
  );
}

interface ApproverValues {
  user: User | undefined;
}

const approverForm = defineForm({
  rules: approverRules,
  from: (): ApproverValues => ({ user: undefined }),
  empty: { user: undefined },
  to: { user: (user: User | undefined) => user?.id ?? '' },
  useFields() {
    const { t } = useTranslation('overview');
    return {
      user: { label: t('approvers.person'), check: (user) => (user ? null : t('approvers.required')) },
    };
  },
});

/** Names an approver of a project. */
export function ApproverDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { t } = useTranslation('overview');
  return (
    <SendDialog
      form={approverForm}
      title={t('approvers.name')}
      submitLabel={t('approvers.name')}
      send={({ user }) => client.work.approvers.add({ id: project, user })}
      changes={['project']}
      says={({ person }: Approver) => t('approvers.named', { name: person.name })}
      onClose={onClose}
    >
      {(form) => <UserPicker {...form.getInputProps('user')} value={form.values.user} data-autofocus />}
    </SendDialog>
  );
}
