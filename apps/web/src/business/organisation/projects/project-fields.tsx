import type { Project } from '@kazi/contract/organisation';
import { projectStatuses } from '@kazi/contract/organisation';
import { NativeSelect, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { KeyFields } from '../shared/key-fields.tsx';

export interface ProjectValues {
  name: string;
  key: string;
  description: string;
  status: Project['status'];
  /** Calendar days; empty where there is none. */
  startsOn: string;
  endsOn: string;
}

export const newProjectValues: ProjectValues = {
  name: '',
  key: '',
  description: '',
  status: 'active',
  startsOn: '',
  endsOn: '',
};

/** What the form of a project shows. */
export const projectValues = (project: Project): ProjectValues => ({
  name: project.name,
  key: project.key,
  description: project.description,
  status: project.status,
  startsOn: project.startsOn ?? '',
  endsOn: project.endsOn ?? '',
});

/** What of the form is sent: an empty date is none. */
export const projectChange = <Values extends Partial<ProjectValues>>({
  startsOn,
  endsOn,
  ...rest
}: Values) => ({
  ...rest,
  ...(startsOn !== undefined && { startsOn: startsOn || null }),
  ...(endsOn !== undefined && { endsOn: endsOn || null }),
});

interface ProjectFieldsProps {
  form: UseFormReturnType<ProjectValues>;
  /** The project is being made: its key follows the name until somebody writes one. */
  isNew?: boolean;
}

export function ProjectFields({ form, isNew = false }: ProjectFieldsProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return (
    <>
      <KeyFields form={form} follows={isNew} keyHint={t('projects.form.keyHint')} />
      <Textarea
        {...form.getInputProps('description')}
        label={t('projects.form.description')}
        autosize
        minRows={3}
        maxRows={10}
      />
      <NativeSelect
        {...form.getInputProps('status')}
        label={t('projects.columns.status')}
        data={projectStatuses.map((value) => ({ value, label: t(`common:projectStatus.${value}`) }))}
      />
      <div className={formClasses.pair}>
        <DayField {...form.getInputProps('startsOn')} label={t('projects.form.startsOn')} />
        <DayField {...form.getInputProps('endsOn')} label={t('projects.form.endsOn')} />
      </div>
    </>
  );
}
