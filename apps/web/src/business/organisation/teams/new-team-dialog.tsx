import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { TeamFields, type TeamValues } from './team-fields.tsx';

interface NewTeamDialogProps {
  /** Id of the project it is for. */
  project: string;
  onClose: () => void;
}

export function NewTeamDialog({ project, onClose }: NewTeamDialogProps) {
  const { t } = useTranslation('organisation');
  const form = useForm<TeamValues>({ initialValues: { name: '', members: [] } });
  const create = useMutation(
    api.organisation.teams.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ name }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.teams.key() });
        toast({ message: t('teams.created', { name }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('teams.newTitle')}
      submitLabel={t('teams.create')}
      busy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate({ project, ...values }))}
      onClose={onClose}
    >
      <TeamFields form={form} known={[]} />
    </FormDialog>
  );
}
