import type { TaskCard } from '@kazi/contract/work';
import { Row, Stack } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonal from '#icons/IconArrowsDiagonal';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconX from '#icons/IconX';
import { useTitleMeanwhile } from '../../../../shell/page/use-title.ts';
import { isMeantFor } from '../../../../shell/shortcuts/registry.ts';
import { useShortcut } from '../../../../shell/shortcuts/use-shortcut.ts';
import { Tool } from '../../../../shell/tool.tsx';
import { links } from '../../../links.ts';
import { StatusGlyph } from '../../../status.tsx';
import { listedTask } from '../../change/task-cache.ts';
import { DueDate, LabelChips, PeopleStack, PriorityMark } from '../../fields/marks.tsx';
import properties from '../property.module.css';
import { Nothing, Property } from '../property.tsx';
import { isMissing, TaskMissing, TaskPath, TaskTitle, TaskTools } from '../task-head.tsx';
import { taskOptions } from '../task-options.ts';
import titles from '../task-title.module.css';
import view from '../task-view.module.css';
import { TaskView } from '../task-view.tsx';
import { useTask } from '../use-task.ts';
import { focusOpener, useNeighbours } from './neighbours.ts';
import classes from './task-drawer.module.css';

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
    const from = origin.current;
    origin.current = null;
    if (isInOtherDialog(content.current)) return;
    if (shown && !focusOpener(shown) && from instanceof HTMLElement) from.focus();
  }, [id, shown]);

  const name = useTaskName(shown);
  useTitleMeanwhile(id && name);
  const { previous, next } = useNeighbours(shown);
  const close = () => onGo(undefined);
  useEscape(content, close);
  const keys = { group: t('drawer.label'), within: content, enabled: id !== undefined };
  useShortcut({ ...keys, keys: 'j', label: t('drawer.next'), run: () => next && onGo(next) });
  useShortcut({ ...keys, keys: 'k', label: t('drawer.previous'), run: () => previous && onGo(previous) });

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
      <Drawer.Content ref={content} className={classes.drawer} aria-label={name}>
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

/** What the drawer is called: by the task in it, as far as that is known yet. */
function useTaskName(id: string | undefined): string {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  // Fetched by what the drawer shows.
  const { data } = useQuery({ ...taskOptions(id ?? ''), enabled: false });
  const task = data ?? (id && listedTask(client, id));
  return task ? t('drawer.name', { number: task.number, title: task.title }) : t('drawer.label');
}

/** Whether somebody went on to another dialog meanwhile, such as the palette, which then keeps the focus. */
function isInOtherDialog(dialog: Element | null): boolean {
  const focused = document.activeElement;
  return focused?.closest('[role=dialog]') != null && !dialog?.contains(focused);
}

/** Closes the drawer. Heard last, so that an open list, a field or a dialog over the drawer has taken what is meant for it. */
function useEscape(drawer: RefObject<HTMLElement | null>, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!drawer.current || !isMeantFor(drawer.current, event.target)) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

interface OpenedTaskProps {
  id: string;
  /** Buttons of the frame that it is shown in. */
  tools: ReactNode;
  /** It was deleted: there is nothing left to show. */
  onGone: () => void;
}

/**
 * Whether it is time to draw all of a task: once what the list knows of it is in sight. All of it takes some tenths of a
 * second on a slow device; as a transition it makes way for what the person does meanwhile.
 */
function useDrawnLater(id: string): boolean {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => startTransition(() => setDrawn(id)), [id]);
  return drawn === id;
}

/** What the drawer shows of a task: the bar stays in sight, and stays the same when another task comes. */
function OpenedTask({ id, tools, onGone }: OpenedTaskProps) {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const isTimeForAll = useDrawnLater(id);
  const { data, error, isPending, refetch } = useTask(id);
  const listed = listedTask(client, id);
  const known = isMissing(error) ? undefined : data;
  const isMissed = !known && !isPending;
  const task = isTimeForAll || !listed ? known : undefined;
  return (
    <>
      <Row gap={12} justify="between" className={classes.bar}>
        {task ? <TaskPath task={task} /> : <bdi>{listed?.number}</bdi>}
        <Row gap={2} className={classes.tools}>
          {task && <TaskTools key={task._id} task={task} onGone={onGone} />}
          {tools}
        </Row>
      </Row>
      {/* Tab goes on with what the task says and what comes next; the bar is a step back. */}
      <div className={classes.content} tabIndex={-1} data-autofocus>
        {isMissed && <TaskMissing error={error} onRetry={refetch} />}
        {!isMissed && !task && listed && <ListedTask task={listed} />}
        {!isMissed && !task && !listed && <SkeletonRows rows={8} label={t('loading')} />}
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

interface DrawerToolsProps {
  id: string;
  previous: string | undefined;
  next: string | undefined;
  onGo: (id: string | undefined) => void;
}

/** The drawer's own buttons: the tasks before and after, the same task as a page, and the way back. */
function DrawerTools({ id, previous, next, onGo }: DrawerToolsProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const navigate = useNavigate();
  return (
    <>
      <span className={classes.gap} />
      {(previous || next) && (
        <>
          <Tool
            size={32}
            label={t('drawer.previous')}
            icon={IconChevronUp}
            keys="k"
            disabled={!previous}
            onClick={() => onGo(previous)}
          />
          <Tool
            size={32}
            label={t('drawer.next')}
            icon={IconChevronDown}
            keys="j"
            disabled={!next}
            onClick={() => onGo(next)}
          />
        </>
      )}
      <Tool
        size={32}
        label={t('drawer.page')}
        icon={IconArrowsDiagonal}
        onClick={() => navigate({ to: links.task(id) })}
      />
      <Tool size={32} label={t('common:close')} icon={IconX} keys="escape" onClick={() => onGo(undefined)} />
    </>
  );
}

/** A task as far as the list knows it that led to it, until all of it is here. Nothing can be changed in it yet. */
function ListedTask({ task }: { task: TaskCard }) {
  const { t } = useTranslation(['work', 'common']);
  const { title, status, priority, assignees, labels, dueDate, may } = task;
  return (
    <>
      <h2 className={classes.title}>
        <span className={`${titles.title} ${may.update ? titles.still : ''}`} dir="auto">
          {title}
        </span>
      </h2>
      <div className={view.task}>
        <div className={view.columns}>
          <div className={view.main}>
            <SkeletonRows rows={6} label={t('common:loading')} />
          </div>
          <div className={view.side}>
            <Stack as="dl" gap={2} className={properties.properties}>
              <Property name={t('field.status')}>
                <span className={properties.value}>
                  <StatusGlyph status={status} />
                  {t(`status.${status}`)}
                </span>
              </Property>
              <Property name={t('field.assignees')}>
                <span className={properties.value}>
                  {assignees.length > 0 ? (
                    <PeopleStack people={assignees} size={20} />
                  ) : (
                    <Nothing text={t('none.assignees')} />
                  )}
                </span>
              </Property>
              <Property name={t('field.priority')}>
                <span className={properties.value}>
                  <PriorityMark priority={priority} />
                  {t(`priority.${priority}`)}
                </span>
              </Property>
              <Property name={t('field.dueDate')}>
                <span className={properties.value}>
                  {dueDate ? (
                    <DueDate dueDate={dueDate} status={status} />
                  ) : (
                    <Nothing text={t('none.dueDate')} />
                  )}
                </span>
              </Property>
              <Property name={t('field.labels')}>
                <span className={properties.value}>
                  {labels.length > 0 ? (
                    <LabelChips labels={labels} max={6} />
                  ) : (
                    <Nothing text={t('none.labels')} />
                  )}
                </span>
              </Property>
            </Stack>
          </div>
        </div>
      </div>
    </>
  );
}
