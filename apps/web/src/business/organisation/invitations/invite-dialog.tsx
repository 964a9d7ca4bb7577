import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { RoleSelect } from '../../identity/index.ts';
import { ProjectSelect } from '../projects/project-select.tsx';

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
