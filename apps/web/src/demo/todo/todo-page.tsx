import { listTasks, type TodoTask, todoSorts } from '@kazi/simulation/todo';
import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import filters from '../../shell/page/filters.module.css';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { oneOf } from '../../shell/search-params.ts';
import { useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { ListStates } from '../parts/list-states.tsx';
import type { TodoSearch } from './search.ts';
import { TaskList } from './task-list.tsx';
import classes from './todo.module.css';
import { TodoFilters } from './todo-filters.tsx';

const TaskPanel = onDemand(() => import('./task-panel.tsx').then((module) => module.TaskPanel));

/** What is to be done. Filter, search, order and the task that is open live in the address. */
export function TodoPage({ search }: { search: TodoSearch }) {
  const { t } = useTranslation('demo/todo');
  const { q, filter, tag, sort, task: opened } = search;
  const change = useChangeSearch<TodoSearch>();
  const [isAdding, setAdding] = useState(false);
  useShortcut({ keys: 'c', label: t('add'), group: t('title'), run: () => setAdding(true) });
  const query = useQuery({
    ...answerOf(listTasks, { q, filter, tag, sortBy: sort }),
    placeholderData: keepPreviousData,
  });
  const openedTask = useTask(opened);
  const isNarrowed = q !== undefined || tag !== undefined || filter !== undefined;
  const list = t(`filters.${filter ?? 'all'}`);
  return (
    <Page
      title={t('title')}
      description={tag && t('tagged', { list, tag: t(`tags.${tag}`) })}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <div className={classes.sides}>
        <TodoFilters search={search} />
        <div className={classes.main}>
          <search className={filters.filters}>
            <SearchField
              className={filters.search}
              label={t('search')}
              value={q}
              onSearch={(words) => change({ q: words })}
            />
            <NativeSelect
              aria-label={t('order')}
              value={sort ?? ''}
              onChange={({ currentTarget }) => change({ sort: oneOf(currentTarget.value, todoSorts) })}
              data={[
                { value: '', label: t('sorts.latest') },
                ...todoSorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
              ]}
            />
          </search>
          <ListStates
            query={query}
            what="tasks"
            isEmpty={(tasks) => tasks.length === 0}
            onClear={
              isNarrowed ? () => change({ q: undefined, filter: undefined, tag: undefined }) : undefined
            }
          >
            {(tasks) => <TaskList tasks={tasks} search={search} />}
          </ListStates>
        </div>
      </div>
      <Suspense>
        {isAdding && <TaskPanel onClose={() => setAdding(false)} />}
        {openedTask && (
          <TaskPanel key={openedTask.id} task={openedTask} onClose={() => change({ task: undefined })} />
        )}
      </Suspense>
    </Page>
  );
}

/** A task by its id, deleted or not. */
function useTask(id: number | undefined): TodoTask | undefined {
  const enabled = id !== undefined;
  const there = useQuery({ ...answerOf(listTasks, {}), enabled });
  const deleted = useQuery({ ...answerOf(listTasks, { filter: 'deleted' }), enabled });
  return [...(there.data ?? []), ...(deleted.data ?? [])].find((task) => task.id === id);
}
