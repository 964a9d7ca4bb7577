import type { Profile } from '@kazi/contract/identity';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../shell/edit-form/form.module.css';
import { CountrySelect } from '../countries/country-select.tsx';

export interface ProfileValues {
  name: string;
  description: string;
  phone: string;
  country: string | null;
}

export const newProfileValues: ProfileValues = { name: '', description: '', phone: '', country: null };

/** What the form of a profile shows. */
export const profileValues = (profile: Profile): ProfileValues => ({
  name: profile.name,
  description: profile.description,
  phone: profile.phone ?? '',
  country: profile.country,
});

/** What of the form is sent: an empty phone is none. */
export const profileChange = <Values extends Partial<ProfileValues>>({ phone, ...rest }: Values) => ({
  ...rest,
  ...(phone !== undefined && { phone: phone.trim() || null }),
});

export function ProfileFields({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const { t } = useTranslation('identity');
  return (
    <>
      <TextInput {...form.getInputProps('name')} label={t('profiles.name')} data-autofocus required />
      <Textarea
        {...form.getInputProps('description')}
        label={t('profiles.about')}
        autosize
        minRows={2}
        maxRows={8}
      />
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('phone')}
          type="tel"
          label={t('fields.phone')}
          placeholder="+254712345678"
          dir="ltr"
        />
        <CountrySelect {...form.getInputProps('country')} />
      </div>
    </>
  );
}
