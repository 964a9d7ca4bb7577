import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { newProfileValues, ProfileFields, profileChange } from './profile-fields.tsx';

/** Adds a business to act as. */
export function NewProfileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity');
  const form = useForm({ initialValues: newProfileValues });
  const create = useMutation(
    api.identity.profiles.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ name }) => {
        await queryClient.invalidateQueries({ queryKey: api.identity.profiles.key() });
        toast({ message: t('profiles.added', { name }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('profiles.newTitle')}
      submitLabel={t('profiles.add')}
      busy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate(profileChange(values)))}
      onClose={onClose}
    >
      <ProfileFields form={form} />
    </FormDialog>
  );
}
