import { addTask, listTasks, type TodoTask, todoTags, updateTask } from '@kazi/simulation/todo';
import { toast } from '@kazi/ui/toast';
import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../shell/day-field/day-field.tsx';
import { dayOf } from '../../shell/days.ts';
import { someOf } from '../../shell/search-params.ts';
import { useChange } from '../calls/use-answer.ts';
import { endOfWork } from '../parts/days.ts';
import { names, PersonOption, pictureOf } from '../parts/person-option.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { given, useValidators } from '../parts/validators.ts';
import { useDeleteTask } from './use-task-change.ts';

interface TaskPanelProps {
  /** Left out for a new one. */
  task?: TodoTask;
  onClose: () => void;
}

/** Everything about a task, to be filled in or changed. */
export function TaskPanel({ task, onClose }: TaskPanelProps) {
  const { t } = useTranslation('demo/todo');
  const deleteTask = useDeleteTask();
  const { day } = useValidators();
  const form = useForm({
    initialValues: valuesOf(task),
    validate: { title: given(t('panel.nameMissing')), dueDay: day },
  });
  const options = {
    changes: [listTasks],
    onDone: () => {
      toast({ message: task ? t('panel.saved') : t('panel.added') });
      onClose();
    },
  };
  const add = useChange(addTask, options);
  const save = useChange(updateTask, options);
  const submit = form.onSubmit(({ title, person, dueDay, tags, ...rest }) => {
    const values = {
      ...rest,
      title: title.trim(),
      dueDate: dueDay ? endOfWork(dueDay) : null,
      tags: someOf(tags, todoTags) ?? [],
      assignee: person ? { fullName: person, avatar: pictureOf(person) ?? '' } : null,
    };
    if (task) save.mutate({ task: { ...values, id: task.id } });
    else add.mutate({ task: values });
  });

  return (
    <SidePanel
      title={task ? t('panel.title') : t('panel.newTitle')}
      submitLabel={task ? t('panel.save') : t('panel.add')}
      isDirty={form.isDirty()}
      busy={add.isPending || save.isPending}
      onSubmit={submit}
      onClose={onClose}
      removal={
        task && !task.isDeleted ? { label: t('panel.delete'), run: () => deleteTask(task) } : undefined
      }
    >
      <TaskFields form={form} />
    </SidePanel>
  );
}

const valuesOf = (task?: TodoTask) => ({
  title: task?.title ?? '',
  person: task?.assignee?.fullName ?? null,
  dueDay: task?.dueDate ? dayOf(new Date(task.dueDate)) : '',
  tags: task?.tags ?? [],
  isImportant: task?.isImportant ?? false,
  description: task?.description ?? '',
});

function TaskFields({ form }: { form: UseFormReturnType<ReturnType<typeof valuesOf>> }) {
  const { t } = useTranslation('demo/todo');
  return (
    <>
      <TextInput label={t('panel.name')} data-autofocus {...form.getInputProps('title')} />
      <Select
        label={t('panel.assignee')}
        data={names}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('panel.nobody') }}
        nothingFoundMessage={t('panel.unknownName')}
        renderOption={({ option }) => <PersonOption name={option.label} />}
        {...form.getInputProps('person')}
      />
      <DayField label={t('panel.dueDate')} {...form.getInputProps('dueDay')} />
      <MultiSelect
        label={t('panel.tags')}
        data={todoTags.map((value) => ({ value, label: t(`tags.${value}`) }))}
        searchable
        hidePickedOptions
        {...form.getInputProps('tags')}
      />
      <Checkbox label={t('panel.important')} {...form.getInputProps('isImportant', { type: 'checkbox' })} />
      <Textarea
        label={t('panel.description')}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
    </>
  );
}
