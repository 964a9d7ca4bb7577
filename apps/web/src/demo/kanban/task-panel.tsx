import {
  type KanbanAttachment,
  type KanbanBoard,
  type KanbanTask,
  listTasks,
  updateTask,
} from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { Button, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { dayOf } from '../../shell/days.ts';
import formClasses from '../../shell/edit-form/form.module.css';
import { useChange } from '../calls/use-answer.ts';
import { endOfWork } from '../parts/days.ts';
import { names, PersonOption, pictureOf } from '../parts/person-option.tsx';
import { SidePanel } from '../parts/side-panel.tsx';
import { boardName } from './board-name.ts';
import { labelNames } from './labels.ts';
import { TaskComments } from './task-comments.tsx';
import classes from './task-panel.module.css';
import { useDeleteTask } from './use-delete-task.ts';

interface TaskPanelProps {
  task: KanbanTask;
  boards: readonly KanbanBoard[];
  onClose: () => void;
}

/** Everything about a task, to be changed. */
export function TaskPanel({ task, boards, onClose }: TaskPanelProps) {
  const deleteTask = useDeleteTask();
  const form = useForm({
    initialValues: {
      title: task.title,
      boardId: String(task.boardId),
      dueDay: task.dueDate ? dayOf(new Date(task.dueDate)) : '',
      labels: task.labels,
      people: task.assignedTo.map(({ title }) => title),
      description: task.description,
    },
    validate: { title: (title) => (title.trim() ? null : 'Say what is to be done.') },
  });
  const save = useChange(updateTask, {
    changes: [listTasks],
    onDone: () => {
      toast({ message: 'The task was saved.' });
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
      title="Task"
      submitLabel="Save"
      isDirty={form.isDirty()}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      tools={
        <Button
          variant="subtle"
          color="red"
          onClick={() => {
            deleteTask(task);
            onClose();
          }}
        >
          Delete
        </Button>
      }
      below={
        <>
          <TaskAttachments attachments={task.attachments} />
          <TaskComments task={task} />
        </>
      }
    >
      <TextInput label="Title" data-autofocus {...form.getInputProps('title')} />
      <div className={formClasses.pair}>
        <NativeSelect
          label="Board"
          data={boards.map(({ id, title }) => ({ value: String(id), label: boardName(title) }))}
          {...form.getInputProps('boardId')}
        />
        <TextInput type="date" label="Due date" {...form.getInputProps('dueDay')} />
      </div>
      <MultiSelect
        label="Labels"
        data={labelNames}
        searchable
        hidePickedOptions
        {...form.getInputProps('labels')}
      />
      <MultiSelect
        label="Assigned to"
        data={names}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nobody is called that"
        renderOption={({ option }) => <PersonOption name={option.label} />}
        {...form.getInputProps('people')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
    </SidePanel>
  );
}

/** The files of a task. */
function TaskAttachments({ attachments }: { attachments: readonly KanbanAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h3 id="attachments" className={classes.heading}>
        Attachments
      </h3>
      <ul className={classes.files}>
        {attachments.map(({ name, img }) => (
          <li key={name} className={classes.file}>
            <img src={img} alt="" width={32} height={32} />
            <span className={classes.fileName}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
