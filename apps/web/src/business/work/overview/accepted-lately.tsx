import { List } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { TaskLine } from '../dashboard/task-line.tsx';
import classes from './overview.module.css';

const shown = 5;

/** The work of a person that was accepted last; nothing where none was. */
export function AcceptedLately({ user }: { user: string }) {
  const { t } = useTranslation('overview');
  const input = { assignee: [user], status: ['done' as const], order: 'latest' as const, limit: shown };
  const { data } = useQuery(api.work.tasks.across.queryOptions({ input }));
  if (!data || data.items.length === 0) return null;
  const all = (
    <Link to="." search={{ status: ['done'] }} className={classes.more} resetScroll={false}>
      {t('tasks.all')}
    </Link>
  );
  return (
    <Panel title={t('tasks.accepted')} actions={data.nextCursor && all} flush>
      <List>
        {data.items.map((task) => (
          <TaskLine key={task._id} task={task} />
        ))}
      </List>
    </Panel>
  );
}
