import { type TaskCard, titleMaxLength } from '@kazi/contract/work';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPatch } from '../change/task-cache.ts';
import { DueDatePicker } from '../fields/due-picker.tsx';
import {
  AssigneesPicker,
  EstimatePicker,
  type FieldButtonProps,
  FlowPicker,
  LabelsPicker,
  PriorityPicker,
  StatusPicker,
} from '../fields/picker.tsx';
import { inlineKeys } from '../in-place/inline-keys.ts';
import classes from './commands.module.css';
import type { FieldCommand } from './task-commands.ts';

/** A task as its fields are chosen; of several tasks what they have in common, with undefined for what they differ in. */
export type CommonTask = Pick<TaskCard, 'app' | 'may' | 'labels'> & {
  [Field in Exclude<FieldCommand, 'labels'>]: TaskCard[Field] | undefined;
};

export type FieldPatch = Pick<TaskPatch, FieldCommand>;

interface PickerProps extends FieldButtonProps {
  task: CommonTask;
  isMany: boolean;
  onChange: (patch: FieldPatch) => void;
}

const pickers: { [Field in FieldCommand]: ComponentType<PickerProps> } = {
  status: StatusPicker,
  assignees: AssigneesPicker,
  priority: PriorityPicker,
  labels: LabelsPicker,
  dueDate: DueDatePicker,
  flow: FlowPicker,
  estimate: EstimatePicker,
};

interface FieldEditorProps {
  field: FieldCommand;
  /** The task, or what several have in common, as it was when the editing began. */
  task: CommonTask;
  isMany?: boolean;
  className: string | undefined;
  onChange: (patch: FieldPatch) => void;
  onEnd: () => void;
  /** What the button shows of what has been chosen so far. */
  children?: (patch: FieldPatch) => ReactNode;
}

/** Chooses a field by a list that is open at once. Several people or labels of a task are saved together once it is closed. */
export function FieldEditor({ field, task, isMany = false, onChange, onEnd, ...button }: FieldEditorProps) {
  const [patch, setPatch] = useState<FieldPatch>();
  const isSeveral = !isMany && (field === 'assignees' || field === 'labels');
  const FieldPicker = pickers[field];
  return (
    <FieldPicker
      className={button.className}
      defaultOpened
      task={{ ...task, ...patch }}
      isMany={isMany}
      onChange={isSeveral ? setPatch : onChange}
      onClose={() => {
        if (patch) onChange(patch);
        onEnd();
      }}
    >
      {button.children?.(patch ?? {})}
    </FieldPicker>
  );
}

interface TitleEditorProps {
  task: Pick<TaskCard, 'number' | 'title'>;
  onChange: (patch: Pick<TaskPatch, 'title'>) => void;
  /** `stay` is false where the focus has gone elsewhere already. */
  onEnd: (stay: boolean) => void;
}

/** A title, typed in place: Enter and leaving the field save, Escape gives up. */
export function TitleEditor({ task, onChange, onEnd }: TitleEditorProps) {
  const { t } = useTranslation('work');
  const [title, setTitle] = useState(task.title);
  const isOver = useRef(false);

  function end(saves: boolean, stay: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const typed = title.trim();
    if (saves && typed !== '' && typed !== task.title) onChange({ title: typed });
    onEnd(stay);
  }

  return (
    <input
      className={classes.titleInput}
      aria-label={t('list.editTitle', { number: task.number })}
      value={title}
      maxLength={titleMaxLength}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={inlineKeys({ onEnter: () => end(true, true), onEscape: () => end(false, true) })}
      onBlur={() => end(true, false)}
      // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
      autoFocus
    />
  );
}
