import type { Team } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { TeamFields, type TeamValues } from './team-fields.tsx';

interface EditTeamDialogProps {
  team: Team;
  onClose: () => void;
}

const teamValues = ({ name, members }: Team): TeamValues => ({ name, members: members.map(({ id }) => id) });

/** Renames a team or changes its members. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const form = useForm({ initialValues: teamValues(team) });
  const edit = useVersionedEdit({
    item: team,
    form,
    valuesOf: teamValues,
    save: (change, version) => client.organisation.teams.update({ id: team.id, version, ...change }),
    onSaved: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: api.organisation.teams.key() });
      toast({ message: t('teams.saved', { name }) });
      onClose();
    },
  });
  const people = [...team.members, ...(edit.newer?.item.members ?? [])];
  const named = new Map(people.map(({ id, name }) => [id, name]));
  const labels = { name: t('teams.name'), members: t('teams.members') };
  return (
    <FormDialog
      title={t('teams.edit', { name: team.name })}
      submitLabel={t('common:save')}
      busy={edit.isSaving}
      onSubmit={edit.submit}
      onClose={onClose}
      over={
        <NewerVersionDialog
          edit={edit}
          labels={labels}
          show={(values, field) =>
            field === 'members'
              ? t('teams.membersList', {
                  names: values.members.map((id) => named.get(id) ?? t('teams.newcomer')),
                })
              : values.name
          }
        />
      }
    >
      <TeamFields form={form} known={people} />
    </FormDialog>
  );
}
