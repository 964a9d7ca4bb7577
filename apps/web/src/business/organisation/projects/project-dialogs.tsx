import { rules } from 'virtual:rules/organisation.projects.create';
import { type Project, projectStatuses } from '@kazi/contract/organisation';
import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { DeleteDialog } from '../../../shell/form/delete-dialog.tsx';
import { RecordDialog } from '../../../shell/form/record-dialog.tsx';
import { useProfiles } from '../../identity/index.ts';
import { KeyFields } from '../shared/key-fields.tsx';

const noDay = (typed: string) => typed || null;

const projectForm = (isFirst: boolean) =>
  defineForm({
    draft: 'project',
    rules,
    from: ({ name, key, description, status, startsOn, endsOn }: Project) => ({
      name,
      key,
      description,
      status,
      startsOn: startsOn ?? '',
      endsOn: endsOn ?? '',
      withApp: false,
    }),
    empty: {
      name: '',
      key: '',
      description: '',
      status: 'active',
      startsOn: '',
      endsOn: '',
      withApp: isFirst,
    },
    to: { startsOn: noDay, endsOn: noDay },
    useFields() {
      const { t } = useTranslation(['organisation', 'common']);
      return {
        name: t('projects.form.name'),
        key: t('projects.form.key'),
        description: t('projects.form.description'),
        status: {
          label: t('projects.columns.status'),
          data: projectStatuses.map((value) => ({ value, label: t(`common:projectStatus.${value}`) })),
        },
        startsOn: t('projects.form.startsOn'),
        endsOn: t('projects.form.endsOn'),
        withApp: t('projects.form.withApp'),
      };
    },
  });

interface ProjectDialogProps {
  /** The project that is changed; a new one without it, of the profile that is acted as. */
  project?: Project;
  onClose: () => void;
}

/** Makes a project and leads to it, or to its first app where it comes with one; or changes a project. */
export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const { data, error } = useQuery(
    api.organisation.projects.list.queryOptions({ input: { limit: 1 }, enabled: !project }),
  );
  // Whoever begins needs an app at once; a later project may take what apps it likes.
  if (!project && !data && !error) return null;
  return <ProjectFields project={project} isFirst={data?.items.length === 0} onClose={onClose} />;
}

interface ProjectFieldsProps {
  project: Project | undefined;
  isFirst: boolean;
  onClose: () => void;
}

function ProjectFields({ project, isFirst, onClose }: ProjectFieldsProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const navigate = useNavigate();
  const { selected: profile } = useProfiles();
  const mayCreateApp = useAbility().can('create', 'App');
  const firstApp = useRef<string>(undefined);
  const [form] = useState(() => projectForm(isFirst && mayCreateApp));
  return (
    <RecordDialog
      form={form}
      record={project}
      title={project ? t('projects.edit') : t('projects.form.title')}
      submitLabel={project ? t('common:save') : t('projects.form.submit')}
      create={async (input) => {
        const made = await client.organisation.projects.create({ ...input, profile: profile?.id });
        firstApp.current = made.firstApp;
        return made;
      }}
      update={({ withApp: _, ...change }, seen) =>
        client.organisation.projects.update({ ...seen, ...change })
      }
      changes={['project']}
      says={({ name }) => t(project ? 'projects.saved' : 'projects.form.created', { name })}
      done={({ id }) => {
        if (project) return onClose();
        const appId = firstApp.current;
        if (appId) return navigate({ to: '/apps/$appId', params: { appId } });
        return navigate({ to: '/projects/$projectId', params: { projectId: id } });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <KeyFields form={form} follows={!project} keyHint={t('projects.form.keyHint')} />
          <Textarea {...form.getInputProps('description')} autosize minRows={3} maxRows={10} />
          <NativeSelect {...form.getInputProps('status')} />
          <div className={formClasses.pair}>
            <DayField {...form.getInputProps('startsOn')} />
            <DayField {...form.getInputProps('endsOn')} />
          </div>
          {!project && mayCreateApp && (
            <Checkbox
              {...form.getInputProps('withApp', { type: 'checkbox' })}
              description={t('projects.form.withAppHint')}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}

interface DeleteProjectDialogProps {
  project: Project;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { id, name, key, apps, tasks } = project;
  return (
    <DeleteDialog
      title={t('projects.deleteTitle', { name })}
      expected={key}
      confirmLabel={t('projects.delete')}
      remove={() => client.organisation.projects.delete({ id })}
      changes={['project', 'team', 'invitation']}
      says={t('projects.deleted', { name })}
      leave={() => navigate({ to: '/projects', replace: true })}
      gone={api.organisation.projects.get.queryKey({ input: { id } })}
      onClose={onClose}
    >
      {t('projects.deleteMessage', {
        apps: t('projects.apps', { count: apps }),
        tasks: t('projects.tasks', { count: tasks.open + tasks.done }),
      })}
    </DeleteDialog>
  );
}
