import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

export interface RoleValues {
  name: string;
  description: string;
}

interface RoleFieldsProps {
  form: UseFormReturnType<RoleValues>;
  /** A built-in role keeps its name. */
  isBuiltIn?: boolean;
}

export function RoleFields({ form, isBuiltIn = false }: RoleFieldsProps) {
  const { t } = useTranslation('roles');
  return (
    <>
      {!isBuiltIn && (
        <TextInput {...form.getInputProps('name')} label={t('role.name')} data-autofocus required />
      )}
      <Textarea
        {...form.getInputProps('description')}
        label={t('role.description')}
        autosize
        minRows={2}
        maxRows={6}
      />
    </>
  );
}
