import { Row } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { links } from '../../links.ts';
import { isMissing, TaskMissing, TaskPath, TaskTitle, TaskTools } from './task-head.tsx';
import { TaskView } from './task-view.tsx';
import { useTask } from './use-task.ts';

const route = getRouteApi('/_app/tasks/$taskId');

/** A task as a page of its own. */
export function TaskPage() {
  const { t } = useTranslation('common');
  const { taskId } = route.useParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { data: task, error, isPending, refetch } = useTask(taskId);
  if (isPending) return <SkeletonRows rows={10} label={t('loading')} />;
  if (!task || isMissing(error)) return <TaskMissing error={error} onRetry={refetch} />;
  const tools = (
    <Row gap={2}>
      <TaskTools task={task} onGone={() => navigate({ to: links.app(task.app) })} />
    </Row>
  );
  return (
    <Page
      title={`${task.number} ${task.title}`}
      heading={<TaskTitle key={task._id} task={task} />}
      above={
        <Row gap={8} justify="between" shrinks>
          <TaskPath task={task} />
          {isPhone && tools}
        </Row>
      }
      actions={!isPhone && tools}
    >
      <TaskView key={task._id} task={task} />
    </Page>
  );
}
