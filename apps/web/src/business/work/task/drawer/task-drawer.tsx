import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, TaskMissing } from '../task-missing.tsx';
import { TaskPath } from '../task-path.tsx';
import { TaskTitle } from '../task-title.tsx';
import { TaskTools } from '../task-tools.tsx';
import { TaskView } from '../task-view.tsx';
import { useTask } from '../use-task.ts';
import { DrawerTools } from './drawer-tools.tsx';
import { focusOpener, useNeighbours } from './neighbours.ts';
import classes from './task-drawer.module.css';

/** Where a letter is no key: it is typed, or about to be, into a field that is just coming. */
const isTyping = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null));

interface TaskDrawerProps {
  /** Undefined while it is closed. */
  id: string | undefined;
  /** Shows another task, or closes the drawer. */
  onGo: (id: string | undefined) => void;
}

/** An opened task over the screen that led to it. Afterwards the focus is on what opens the task shown last. */
export function TaskDrawer({ id, onGo }: TaskDrawerProps) {
  const { t } = useTranslation('tasks');
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);

  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    content.current?.scrollTo(0, 0);
    if (id !== undefined) {
      origin.current ??= document.activeElement;
      return;
    }
    if (shown && !focusOpener(shown) && origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  }, [id, shown]);

  const { previous, next } = useNeighbours(shown);
  const close = () => onGo(undefined);
  useDrawerKeys(content, {
    Escape: close,
    j: () => next && onGo(next),
    k: () => previous && onGo(previous),
  });

  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={close}
      closeOnEscape={false}
      returnFocus={false}
      position="right"
      size={960}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={content} className={classes.drawer} aria-label={t('drawer.label')}>
        {shown && (
          <OpenedTask
            id={shown}
            tools={<DrawerTools id={shown} previous={previous} next={next} onGo={onGo} />}
            onGone={close}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

/**
 * Keys of the drawer, by their names. They are heard last, so that an open list, a field or a dialog over the drawer
 * has taken those that are meant for it; letters typed into a field are no keys.
 */
function useDrawerKeys(drawer: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    const run = keys[key];
    if (!run || defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (!isMeantFor(drawer.current, target) || (key.length === 1 && isTyping(target))) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Within the drawer; or nowhere, as after a button that is gone, with no other dialog above it. */
function isMeantFor(drawer: HTMLElement | null, target: EventTarget | null): boolean {
  if (!drawer || !(target instanceof Node)) return false;
  return (
    drawer.contains(target) ||
    (target === document.body && document.querySelectorAll('[role=dialog]').length === 1)
  );
}

interface OpenedTaskProps {
  id: string;
  /** Buttons of the frame that it is shown in. */
  tools: ReactNode;
  /** It was deleted: there is nothing left to show. */
  onGone: () => void;
}

/** What the drawer shows of a task: the bar stays in sight, and stays the same when another task comes. */
function OpenedTask({ id, tools, onGone }: OpenedTaskProps) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useTask(id);
  const task = isMissing(error) ? undefined : data;
  return (
    <>
      <div className={classes.bar} tabIndex={-1} data-autofocus>
        {task ? <TaskPath task={task} /> : <span />}
        <div className={classes.tools}>
          {task && <TaskTools key={task._id} task={task} onGone={onGone} />}
          {tools}
        </div>
      </div>
      <div className={classes.content}>
        {isPending && <SkeletonRows rows={8} label={t('loading')} />}
        {!isPending && !task && <TaskMissing error={error} onRetry={refetch} />}
        {task && (
          <div key={task._id}>
            <h2 className={classes.title}>
              <TaskTitle task={task} />
            </h2>
            <TaskView task={task} />
          </div>
        )}
      </div>
    </>
  );
}
