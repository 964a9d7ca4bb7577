import type { Person } from '@kazi/contract/identity';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { UsersPicker } from '../shared/users-picker.tsx';

export interface TeamValues {
  name: string;
  /** Ids of people. */
  members: string[];
}

interface TeamFieldsProps {
  form: UseFormReturnType<TeamValues>;
  /** Its members so far. */
  known: readonly Person[];
}

export function TeamFields({ form, known }: TeamFieldsProps) {
  const { t } = useTranslation('organisation');
  return (
    <>
      <TextInput {...form.getInputProps('name')} label={t('teams.name')} data-autofocus required />
      <UsersPicker
        label={t('teams.members')}
        known={known}
        value={form.getValues().members}
        error={form.errors.members}
        onChange={(members) => form.setFieldValue('members', members)}
      />
    </>
  );
}
