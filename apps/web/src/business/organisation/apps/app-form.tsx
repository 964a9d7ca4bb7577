import { rules } from 'virtual:rules/organisation.apps.create';
import { type App, appKinds } from '@kazi/contract/organisation';
import { NativeSelect, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { defineForm } from '../../../shell/form/define-form.ts';
import { KeyFields } from '../shared/key-fields.tsx';

type AppValues = Pick<App, 'name' | 'key' | 'kind' | 'description'>;

export const appForm = defineForm({
  draft: 'app',
  rules,
  from: ({ name, key, kind, description }: App): AppValues => ({ name, key, kind, description }),
  empty: { name: '', key: '', kind: 'web', description: '' },
  useFields() {
    const { t } = useTranslation('organisation');
    return {
      name: t('projects.form.name'),
      key: t('projects.form.key'),
      kind: {
        label: t('apps.kind'),
        data: appKinds.map((value) => ({ value, label: t(`apps.kinds.${value}`) })),
      },
      description: t('projects.form.description'),
    };
  },
});

interface AppFieldsProps {
  form: UseFormReturnType<AppValues>;
  /** The app is being made: its key follows the name until somebody writes one. */
  isNew?: boolean;
}

export function AppFields({ form, isNew = false }: AppFieldsProps) {
  const { t } = useTranslation('organisation');
  return (
    <>
      <KeyFields form={form} follows={isNew} keyHint={t('apps.keyHint')} />
      <NativeSelect {...form.getInputProps('kind')} />
      <Textarea {...form.getInputProps('description')} autosize minRows={3} maxRows={10} />
    </>
  );
}
