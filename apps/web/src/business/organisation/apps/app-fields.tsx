import { type App, appKinds } from '@kazi/contract/organisation';
import { NativeSelect, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { KeyFields } from '../shared/key-fields.tsx';

export interface AppValues {
  name: string;
  key: string;
  kind: App['kind'];
  description: string;
}

/** What the form of an app shows. */
export const appValues = ({ name, key, kind, description }: App): AppValues => ({
  name,
  key,
  kind,
  description,
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
      <NativeSelect
        {...form.getInputProps('kind')}
        label={t('apps.kind')}
        data={appKinds.map((value) => ({ value, label: t(`apps.kinds.${value}`) }))}
      />
      <Textarea
        {...form.getInputProps('description')}
        label={t('projects.form.description')}
        autosize
        minRows={3}
        maxRows={10}
      />
    </>
  );
}
