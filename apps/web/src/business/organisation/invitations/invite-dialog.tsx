import { pageMaxItems } from '@kazi/contract/limits';
import { toast } from '@kazi/ui/toast';
import { Select, type SelectProps, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useAbility } from '../../../session/ability.tsx';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { RoleSelect } from '../../identity/index.ts';

/** Invites somebody by mail, to a role and, where wanted, into the team of a project. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const form = useForm<{ email: string; role: string; project: string | null }>({
    initialValues: { email: '', role: 'agent', project: null },
  });
  const invite = useMutation(
    api.organisation.invitations.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ email }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.invitations.key() });
        toast({ message: t('invite.sent', { email }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      busy={invite.isPending}
      onSubmit={form.onSubmit(({ project, ...rest }) =>
        invite.mutate({ ...rest, project: project ?? undefined }),
      )}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={t('facts.email')}
        autoComplete="off"
        dir="ltr"
        data-autofocus
        required
      />
      <RoleSelect {...form.getInputProps('role')} />
      <ProjectSelect
        {...form.getInputProps('project')}
        label={t('invite.project')}
        description={t('invite.projectHint')}
      />
    </FormDialog>
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
      clearable
      clearButtonProps={{ 'aria-label': t('invite.clearProject') }}
      nothingFoundMessage={t('invite.noSuchProject')}
      {...input}
      data={projects.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
