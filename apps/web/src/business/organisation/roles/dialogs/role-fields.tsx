import { Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

export interface RoleValues {
  name: string;
  description: string;
  requiresSecondFactor: boolean;
}

interface RoleFieldsProps {
  form: UseFormReturnType<RoleValues>;
  /** A built-in role keeps its name. */
  isBuiltIn?: boolean;
  /** Nothing of the owner's role changes but whether it asks for a second factor. */
  isFixed?: boolean;
}

export function RoleFields({ form, isBuiltIn = false, isFixed = false }: RoleFieldsProps) {
  const { t } = useTranslation('roles');
  return (
    <>
      {!isBuiltIn && (
        <TextInput {...form.getInputProps('name')} label={t('role.name')} data-autofocus required />
      )}
      {!isFixed && (
        <Textarea
          {...form.getInputProps('description')}
          label={t('role.description')}
          autosize
          minRows={2}
          maxRows={6}
        />
      )}
      <Switch
        {...form.getInputProps('requiresSecondFactor', { type: 'checkbox' })}
        label={t('role.requiresSecondFactor')}
        description={t('role.requiresSecondFactorWhy')}
      />
    </>
  );
}
