import { listBoards, listTasks } from '@kazi/simulation/kanban';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import columnClasses from '../../shell/board/column.module.css';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './boards.module.css';
import { Boards } from './boards.tsx';

const TaskPanel = onDemand(() => import('./task-panel.tsx').then((module) => module.TaskPanel));

interface KanbanSearch {
  /** Id of the task that is open. */
  task?: number | undefined;
}

/** Boards of tasks. The task that is open is in the address. */
export function KanbanPage({ search }: { search: KanbanSearch }) {
  const { t } = useTranslation('demo/kanban');
  const change = useChangeSearch<KanbanSearch>();
  const boards = useQuery(answerOf(listBoards, {}));
  const tasks = useQuery(answerOf(listTasks, {}));
  const opened = tasks.data?.find(({ id }) => id === search.task);
  const error = boards.error ?? tasks.error;
  return (
    <Page title={t('title')} description={t('description')} width="full">
      {boards.data && tasks.data ? (
        <Boards boards={boards.data} tasks={tasks.data} />
      ) : error ? (
        <FailedState error={error} onRetry={() => Promise.all([boards.refetch(), tasks.refetch()])} />
      ) : (
        <BoardSkeletons />
      )}
      {opened && boards.data && (
        <Suspense>
          <TaskPanel
            key={opened.id}
            task={opened}
            boards={boards.data}
            onClose={() => change({ task: undefined }, { replace: false })}
          />
        </Suspense>
      )}
    </Page>
  );
}

const cardHeights = [
  [220, 120, 210],
  [200, 230],
  [210, 110, 120],
];

/** Keeps the place of the boards while they are loaded. */
function BoardSkeletons() {
  const { t } = useTranslation('demo/kanban');
  return (
    <div
      className={`${columnClasses.board} ${classes.boards}`}
      role="status"
      aria-label={t('loading')}
      data-fills-page
    >
      {cardHeights.map((heights) => (
        <div key={heights.join()} className={classes.skeletons} aria-hidden="true">
          {heights.map((height) => (
            <div key={height} className={columnClasses.skeleton} style={{ blockSize: height }} />
          ))}
        </div>
      ))}
    </div>
  );
}
