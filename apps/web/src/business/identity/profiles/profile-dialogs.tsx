import { rules } from 'virtual:rules/identity.profiles.create';
import type { Profile } from '@kazi/contract/identity';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { RecordDialog } from '../../../shell/form/record-dialog.tsx';
import { CountrySelect } from '../countries/country-select.tsx';

const profileForm = defineForm({
  draft: 'profile',
  rules,
  from: ({ name, description, phone, country }: Profile) => ({
    name,
    description,
    phone: phone ?? '',
    country,
  }),
  empty: { name: '', description: '', phone: '', country: null },
  to: { phone: (typed: string) => typed.trim() || null },
  useFields() {
    const { t } = useTranslation('identity');
    return {
      name: t('profiles.name'),
      description: t('profiles.about'),
      phone: t('fields.phone'),
      country: t('country.label'),
    };
  },
});

interface ProfileDialogProps {
  /** The profile that is changed; without it, a business to act as is added. */
  profile?: Profile;
  onClose: () => void;
}

export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const { t } = useTranslation(['identity', 'common']);
  return (
    <RecordDialog
      form={profileForm}
      record={profile}
      title={profile ? t('profiles.editTitle', { name: profile.name }) : t('profiles.newTitle')}
      submitLabel={profile ? t('common:save') : t('profiles.add')}
      create={(input) => client.identity.profiles.create(input)}
      update={(change, seen) => client.identity.profiles.update({ ...seen, ...change })}
      changes={['profile']}
      says={({ name }) => t(profile ? 'profiles.saved' : 'profiles.added', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput {...form.getInputProps('name')} data-autofocus />
          <Textarea {...form.getInputProps('description')} autosize minRows={2} maxRows={8} />
          <div className={formClasses.pair}>
            <TextInput {...form.getInputProps('phone')} type="tel" placeholder="+254712345678" dir="ltr" />
            <CountrySelect {...form.getInputProps('country')} />
          </div>
        </>
      )}
    </RecordDialog>
  );
}

interface DeleteProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

export function DeleteProfileDialog({ profile: { id, name }, onClose }: DeleteProfileDialogProps) {
  const { t } = useTranslation('identity');
  return (
    <DeleteDialog
      title={t('profiles.deleteTitle', { name })}
      confirmLabel={t('profiles.deleteConfirm')}
      remove={() => client.identity.profiles.delete({ id })}
      changes={['profile']}
      says={t('profiles.deleted', { name })}
      onClose={onClose}
    >
      {t('profiles.deleteMessage')}
    </DeleteDialog>
  );
}
