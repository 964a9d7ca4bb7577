import { type KanbanBoard, type KanbanTask, listTasks, updateTask } from '@kazi/simulation/kanban';
import { Avatar } from '@kazi/ui/avatar';
import { Stack, Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { Button, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../shell/day-field/day-field.tsx';
import { dayOf } from '../../shell/days.ts';
import formClasses from '../../shell/edit-form/form.module.css';
import { useChange } from '../calls/use-answer.ts';
import { endOfWork } from '../parts/days.ts';
import { names, PersonOption, pictureOf } from '../parts/person-option.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { given, useValidators } from '../parts/validators.ts';
import { useDemoUser } from '../session/session.ts';
import { useDeleteTask } from './changes.ts';
import { useBoardName } from './context.ts';
import { TaskAttachments } from './task-attachments.tsx';
import { labelNames, useLabels } from './task-card.tsx';
import classes from './task-panel.module.css';

interface TaskPanelProps {
  task: KanbanTask;
  boards: readonly KanbanBoard[];
  onClose: () => void;
}

/** Everything about a task, to be changed. */
export function TaskPanel({ task, boards, onClose }: TaskPanelProps) {
  const { t } = useTranslation('demo/kanban');
  const deleteTask = useDeleteTask();
  const { day } = useValidators();
  const [comment, setComment] = useState('');
  const form = useForm({
    initialValues: valuesOf(task),
    validate: { title: given(t('panel.nameMissing')), dueDay: day },
  });
  const save = useChange(updateTask, {
    changes: [listTasks],
    onDone: () => {
      toast({ message: t('panel.saved') });
      onClose();
    },
  });
  const submit = form.onSubmit(({ title, boardId, dueDay, people, ...rest }) =>
    save.mutate({
      id: task.id,
      ...rest,
      title: title.trim(),
      boardId: Number(boardId),
      dueDate: dueDay ? endOfWork(dueDay) : null,
      assignedTo: people.map((name) => ({ title: name, img: pictureOf(name) ?? '' })),
    }),
  );

  return (
    <SidePanel
      title={t('panel.title')}
      submitLabel={t('panel.save')}
      isDirty={form.isDirty() || comment.trim() !== ''}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      removal={{ label: t('panel.delete'), run: () => deleteTask(task) }}
      below={
        <>
          <TaskAttachments task={task} />
          <TaskComments task={task} typed={comment} onType={setComment} />
        </>
      }
    >
      <TaskFields form={form} boards={boards} />
    </SidePanel>
  );
}

const valuesOf = ({ title, boardId, dueDate, labels, assignedTo, description }: KanbanTask) => ({
  title,
  boardId: String(boardId),
  dueDay: dueDate ? dayOf(new Date(dueDate)) : '',
  labels,
  people: assignedTo.map((person) => person.title),
  description,
});

interface TaskFieldsProps {
  form: UseFormReturnType<ReturnType<typeof valuesOf>>;
  boards: readonly KanbanBoard[];
}

function TaskFields({ form, boards }: TaskFieldsProps) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const labelOf = useLabels();
  return (
    <>
      <TextInput label={t('panel.name')} data-autofocus {...form.getInputProps('title')} />
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('panel.board')}
          data={boards.map(({ id, title }) => ({ value: String(id), label: boardName(title) }))}
          {...form.getInputProps('boardId')}
        />
        <DayField label={t('panel.dueDate')} {...form.getInputProps('dueDay')} />
      </div>
      <MultiSelect
        label={t('panel.labels')}
        data={labelNames.map((value) => ({ value, label: labelOf(value).name }))}
        searchable
        hidePickedOptions
        {...form.getInputProps('labels')}
      />
      <MultiSelect
        label={t('panel.people')}
        data={names}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('panel.unknownName')}
        renderOption={({ option }) => <PersonOption name={option.label} />}
        {...form.getInputProps('people')}
      />
      <Textarea
        label={t('panel.description')}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
    </>
  );
}

interface TaskCommentsProps {
  task: KanbanTask;
  /** What is typed of a new one. */
  typed: string;
  onType: (comment: string) => void;
}

/** What was said about a task, and a place to say more. */
function TaskComments({ task, typed, onType }: TaskCommentsProps) {
  const { t } = useTranslation('demo/kanban');
  const { fullName, avatar } = useDemoUser();
  const say = useChange(updateTask, { changes: [listTasks], onDone: () => onType('') });
  const comment = typed.trim();
  return (
    <section aria-labelledby="comments">
      <h3 id="comments" className={classes.heading}>
        {t('panel.comments')}
      </h3>
      {task.comments.length > 0 && (
        <Stack as="ol" className={classes.comments}>
          {task.comments.map(({ name, img, comment: said }) => (
            <li key={`${name} ${said}`} className={classes.comment}>
              <Avatar name={name} src={img} size={28} decorative />
              <div>
                <Text as="strong" size={13} weight={600}>
                  <bdi>{name}</bdi>
                </Text>
                <p className={classes.said} dir="auto">
                  {said}
                </p>
              </div>
            </li>
          ))}
        </Stack>
      )}
      <Textarea
        aria-label={t('panel.newComment')}
        placeholder={t('panel.commentHint')}
        autosize
        minRows={2}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Button
        className={classes.say}
        variant="default"
        disabled={comment === ''}
        loading={say.isPending}
        onClick={() =>
          say.mutate({ id: task.id, comments: [...task.comments, { name: fullName, img: avatar, comment }] })
        }
      >
        {t('panel.say')}
      </Button>
    </section>
  );
}
