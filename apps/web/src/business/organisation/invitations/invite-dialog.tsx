import { rules } from 'virtual:rules/organisation.invitations.create';
import { pageMaxItems } from '@kazi/contract/limits';
import { Select, type SelectProps, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { optionsFilter } from '../../../shell/options-filter.ts';
import { RoleSelect } from '../../identity/index.ts';

const empty: { email: string; role: string; project: string | null } = {
  email: '',
  role: 'agent',
  project: null,
};

const inviteForm = defineForm({
  draft: 'invitation',
  rules,
  empty,
  to: { project: (id: string | null) => id ?? undefined },
  useFields() {
    const { t } = useTranslation('users');
    return { email: t('facts.email'), role: t('columns.role'), project: t('invite.project') };
  },
});

/** Invites somebody by mail, to a role and, where wanted, into the team of a project. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  return (
    <SendDialog
      form={inviteForm}
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      send={(input) => client.organisation.invitations.create(input)}
      changes={['invitation']}
      says={({ email }) => t('invite.sent', { email })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            autoComplete="off"
            dir="ltr"
            data-autofocus
          />
          <RoleSelect {...form.getInputProps('role')} />
          <ProjectSelect {...form.getInputProps('project')} description={t('invite.projectHint')} />
        </>
      )}
    </SendDialog>
  );
}

/** One of the projects that the viewer may bring people into, or none. */
function ProjectSelect(input: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation(['users', 'common']);
  const mayRead = useAbility().can('read', 'Project');
  const { data } = useQuery(
    api.organisation.projects.list.queryOptions({
      input: { limit: pageMaxItems },
      enabled: mayRead,
      meta: { toast: true },
    }),
  );
  if (!mayRead) return null;
  const projects = (data?.items ?? []).filter(({ may }) => may.addTeam);
  return (
    <Select
      placeholder={t('invite.noProject')}
      searchable
      filter={optionsFilter}
      clearable
      clearButtonProps={{ 'aria-label': t('invite.clearProject') }}
      nothingFoundMessage={t('invite.noSuchProject')}
      {...input}
      data={projects.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
