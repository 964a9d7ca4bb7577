import { type Subtask, titleMaxLength } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { ActionIcon, Checkbox } from '@mantine/core';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCalendarDue from '#icons/IconCalendarDue';
import IconGripVertical from '#icons/IconGripVertical';
import IconTrash from '#icons/IconTrash';
import IconUserPlus from '#icons/IconUserPlus';
import { DuePicker } from '../../fields/due-picker.tsx';
import { DueDate } from '../../fields/marks.tsx';
import { Picker } from '../../fields/picker.tsx';
import { usePeople, usePeopleChoices } from '../../fields/use-choices.tsx';
import { inlineKeys } from '../../in-place/inline-keys.ts';
import type { SubtaskChange } from './subtask-cache.ts';
import classes from './subtasks.module.css';

interface SubtaskRowProps {
  subtask: Subtask;
  /** `seen` is the subtask as it was when the change was begun. */
  onChange: (seen: Subtask, change: SubtaskChange) => void;
  onRemove: () => void;
  /** One up or one down. */
  onMove: (by: -1 | 1) => void;
  /** Another one was dropped here. */
  onDropOn: (id: string) => void;
}

const type = 'application/x-kazi-subtask';

/** A step: a box to tick, its title, who and until when, and a handle to put it elsewhere. */
export function SubtaskRow({ subtask, onChange, onRemove, onMove, onDropOn }: SubtaskRowProps) {
  const { t } = useTranslation('tasks');
  const [over, setOver] = useState(false);
  const { _id, title, done, may } = subtask;
  return (
    <li
      className={classes.row}
      data-over={over}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dragged = event.dataTransfer.getData(type);
        if (dragged && dragged !== _id) onDropOn(dragged);
      }}
    >
      {may.update && <Handle subtask={subtask} onMove={onMove} />}
      <Checkbox
        size="xs"
        checked={done}
        disabled={!may.update}
        aria-label={title}
        onChange={({ currentTarget }) => onChange(subtask, { done: currentTarget.checked })}
      />
      <SubtaskTitle subtask={subtask} onChange={onChange} />
      <Due subtask={subtask} onChange={onChange} />
      <Assignee subtask={subtask} onChange={onChange} />
      {may.delete && (
        <ActionIcon
          className={classes.remove}
          size={28}
          variant="subtle"
          color="gray"
          aria-label={t('subtasks.delete', { title })}
          onClick={onRemove}
        >
          <IconTrash size={15} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}

const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);

/** Moves a subtask: dragged, or with the arrow keys. */
function Handle({ subtask: { _id, title }, onMove }: Pick<SubtaskRowProps, 'subtask' | 'onMove'>) {
  const { t } = useTranslation('tasks');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <button
      type="button"
      className={classes.handle}
      draggable
      aria-label={t('subtasks.move', { title })}
      title={t('subtasks.moveHint')}
      onKeyDown={onKeyDown}
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.setData(type, _id);
        dataTransfer.effectAllowed = 'move';
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 0, 0);
      }}
    >
      <IconGripVertical size={15} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

type FieldProps = Pick<SubtaskRowProps, 'subtask' | 'onChange'>;

/** Until when a subtask is due. */
function Due({ subtask, onChange }: FieldProps) {
  const { t } = useTranslation('tasks');
  const { title, done, dueDate, may } = subtask;
  return (
    <DuePicker
      className={classes.button}
      disabled={!may.update}
      buttonLabel={t('subtasks.due', { title })}
      dueDate={dueDate}
      onPick={(day) => onChange(subtask, { dueDate: day })}
    >
      {dueDate ? (
        <DueDate dueDate={dueDate} status={done ? 'done' : 'todo'} />
      ) : (
        <IconCalendarDue size={16} stroke={1.6} aria-hidden="true" />
      )}
    </DuePicker>
  );
}

/** The assignee of a subtask. */
function Assignee({ subtask, onChange }: FieldProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const { title, assignee, may } = subtask;
  const people = usePeople();
  const choices = usePeopleChoices(people);
  return (
    <Picker
      className={classes.button}
      disabled={!may.update}
      label={t('work:field.assignees')}
      buttonLabel={t('subtasks.assignee', { title, name: assignee?.name ?? t('work:none.assignees') })}
      choices={[{ value: '', label: t('work:none.assignees') }, ...choices]}
      selected={[assignee?.id ?? '']}
      onPick={(id) => onChange(subtask, { assignee: people.find((person) => person.id === id) ?? null })}
    >
      {assignee ? (
        <Avatar name={assignee.name} src={assignee.avatar} size={22} />
      ) : (
        <IconUserPlus size={16} stroke={1.6} aria-hidden="true" />
      )}
    </Picker>
  );
}

/** The title of a subtask, changed in its place: Enter or leaving it saves, Escape takes it back. */
function SubtaskTitle({ subtask, onChange }: FieldProps) {
  const { t } = useTranslation('tasks');
  /** What is typed, and the subtask as it was when the typing began. */
  const [typing, setTyping] = useState<{ text: string; seen: Subtask }>();
  const { title, done, may } = subtask;

  function end() {
    if (!typing) return;
    const text = typing.text.trim();
    if (text && text !== typing.seen.title) onChange(typing.seen, { title: text });
    setTyping(undefined);
  }

  return (
    <input
      className={classes.title}
      data-done={done}
      dir="auto"
      aria-label={t('subtasks.rename', { title })}
      readOnly={!may.update}
      maxLength={titleMaxLength}
      value={typing?.text ?? title}
      onChange={({ currentTarget }) =>
        setTyping({ seen: typing?.seen ?? subtask, text: currentTarget.value })
      }
      onBlur={end}
      onKeyDown={inlineKeys({
        onEnter: (field) => field.blur(),
        onEscape: typing && (() => setTyping(undefined)),
      })}
    />
  );
}
