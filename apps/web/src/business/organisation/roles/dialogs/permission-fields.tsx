import { type Action, actions, type Subject, subjects } from '@kazi/contract/abilities';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../../shell/edit-form/form.module.css';
import { useLabels } from '../use-labels.ts';

export interface PermissionValues {
  name: string;
  action: Action;
  subject: Subject;
}

export function PermissionFields({ form }: { form: UseFormReturnType<PermissionValues> }) {
  const { t } = useTranslation('roles');
  const labels = useLabels();
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('permission.name')}
        description={t('permission.nameHint')}
        data-autofocus
        required
      />
      <div className={formClasses.pair}>
        <NativeSelect
          {...form.getInputProps('action')}
          label={t('permission.action')}
          data={actions.map((value) => ({ value, label: labels.action(value) }))}
        />
        <NativeSelect
          {...form.getInputProps('subject')}
          label={t('permission.subject')}
          data={subjects.map((value) => ({ value, label: labels.subject(value) }))}
        />
      </div>
    </>
  );
}
