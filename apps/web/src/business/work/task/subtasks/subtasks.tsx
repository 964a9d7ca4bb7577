import { type Subtask, type Task, titleMaxLength } from '@kazi/contract/work';
import { announce } from '@kazi/ui/announcer';
import { List, Row } from '@kazi/ui/layout';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { TextInput } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { useAbility } from '../../../../session/ability.tsx';
import { useTextDraft } from '../../../../shell/form/use-text-draft.ts';
import { tellUndoable } from '../../../../shell/undo.ts';
import { inlineKeys } from '../../in-place/inline-keys.ts';
import part from '../task-view.module.css';
import { SubtaskRow } from './subtask-row.tsx';
import classes from './subtasks.module.css';
import { useSubtasks } from './use-subtasks.ts';

/** The steps of a task: ticked, renamed, given to somebody, put in order. */
export function Subtasks({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const field = useRef<HTMLInputElement>(null);
  const { items, add, change, remove, restore } = useSubtasks(task._id);
  const done = items.filter((item) => item.done).length;
  const mayAdd = useAbility().can('create', 'Subtask');
  if (items.length === 0 && !mayAdd) return null;

  /** Puts one where another is now. */
  function moveTo(id: string, to: number) {
    const from = items.findIndex(({ _id }) => _id === id);
    const others = items.filter(({ _id }) => _id !== id);
    const moved = items[from];
    if (!moved || to < 0 || to >= items.length) return;
    change(moved, { after: others[to - 1]?._id ?? null });
    announce(t('subtasks.moved', { title: moved.title, at: to + 1, total: items.length }));
  }

  function take(subtask: Subtask) {
    remove(subtask._id);
    field.current?.focus();
    tellUndoable({
      message: t('subtasks.deleted', { title: subtask.title }),
      action: { label: t('undo'), run: () => restore(subtask) },
    });
  }

  return (
    <section className={part.part} aria-label={t('subtasks.title')}>
      <Row gap={12} className={part.head}>
        <h2 className={part.heading}>{t('subtasks.title')}</h2>
        {items.length > 0 && (
          <ProgressBar value={done} max={items.length} label={`${done}/${items.length}`} />
        )}
      </Row>
      <div className={classes.box}>
        {items.length > 0 && (
          <List className={classes.list}>
            {items.map((item, at) => (
              <SubtaskRow
                key={item._id}
                subtask={item}
                onChange={change}
                onRemove={() => take(item)}
                onMove={(by) => moveTo(item._id, at + by)}
                onDropOn={(id) => moveTo(id, at)}
              />
            ))}
          </List>
        )}
        {mayAdd && <NewSubtask ref={field} task={task._id} onAdd={add} />}
      </div>
    </section>
  );
}

interface NewSubtaskProps {
  ref: Ref<HTMLInputElement>;
  /** Id of the task that it is a step of. */
  task: string;
  onAdd: (title: string) => Promise<unknown>;
}

/** A line to type the next step in: Enter adds it, and the one after can be typed at once. */
function NewSubtask({ ref, task, onAdd }: NewSubtaskProps) {
  const { t } = useTranslation('tasks');
  const [title, setTitle] = useTextDraft(`subtask.${task}`);

  async function add() {
    const given = title.trim();
    if (!given) return;
    setTitle('');
    // What could not be added comes back, unless the next is being typed already.
    if (!(await onAdd(given))) setTitle((typed) => typed || given);
  }

  return (
    <TextInput
      ref={ref}
      classNames={{ input: classes.new }}
      variant="unstyled"
      aria-label={t('subtasks.new')}
      placeholder={t('subtasks.new')}
      leftSection={<IconPlus size={16} stroke={1.7} />}
      value={title}
      maxLength={titleMaxLength}
      onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      onKeyDown={inlineKeys({ onEnter: () => void add() })}
    />
  );
}
