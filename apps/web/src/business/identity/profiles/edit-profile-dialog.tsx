import type { Profile } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { ProfileFields, profileChange, profileValues } from './profile-fields.tsx';

interface EditProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const { t } = useTranslation(['identity', 'common']);
  const form = useForm({ initialValues: profileValues(profile) });
  const edit = useVersionedEdit({
    item: profile,
    form,
    valuesOf: profileValues,
    save: (change, version) =>
      client.identity.profiles.update({ id: profile.id, version, ...profileChange(change) }),
    onSaved: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: api.identity.profiles.key() });
      toast({ message: t('profiles.saved', { name }) });
      onClose();
    },
  });
  const labels = {
    name: t('profiles.name'),
    description: t('profiles.about'),
    phone: t('fields.phone'),
    country: t('country.label'),
  };
  return (
    <FormDialog
      title={t('profiles.editTitle', { name: profile.name })}
      submitLabel={t('common:save')}
      busy={edit.isSaving}
      onSubmit={edit.submit}
      onClose={onClose}
      over={<NewerVersionDialog edit={edit} labels={labels} show={(values, field) => values[field]} />}
    >
      <ProfileFields form={form} />
    </FormDialog>
  );
}
