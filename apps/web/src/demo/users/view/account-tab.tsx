import type { Account, UserProject } from '@kazi/simulation/users';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import classes from './tabs.module.css';

/** What somebody works on, and what they did last. */
export function AccountTab({ account }: { account: Account }) {
  return (
    <>
      <Panel title="Projects" flush>
        <RecordTable
          label="Projects"
          columns={[
            'Project',
            'Tasks done',
            <span key="hours" data-end>
              Hours
            </span>,
          ]}
        >
          {account.projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </RecordTable>
      </Panel>
      <Panel title="What happened last" flush>
        <ol className={classes.activity}>
          {account.activity.map(({ id, what, detail, at }) => (
            <li key={id}>
              <span className={classes.what}>
                {what}
                <small>{detail}</small>
              </span>
              <span className={classes.when}>
                <RelativeTime at={at} />
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function ProjectRow({ project: { name, client, tasks, hours } }: { project: UserProject }) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <tr>
      <th scope="row">
        <span className={classes.what}>
          {name}
          <small>{client}</small>
        </span>
      </th>
      <td className={classes.progress}>
        <ProgressBar
          value={tasks.used}
          max={tasks.limit}
          label={`${format.format(tasks.used)} of ${format.format(tasks.limit)}`}
        />
      </td>
      <td data-end className={classes.hours}>
        {format.format(hours)} h
      </td>
    </tr>
  );
}
