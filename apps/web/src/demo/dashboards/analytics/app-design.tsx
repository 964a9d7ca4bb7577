import { getDesignProject } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import classes from './app-design.module.css';

/** What the team works on now. */
export function AppDesign() {
  const figures = useFigures();
  const query = useQuery(answerOf(getDesignProject, {}));
  return (
    <Card title="App design" query={query} height={298} span="4-12">
      {({ title, text, labels, members, dueAt, budget, tasksDone, tasks }) => (
        <>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
          <ul className={classes.labels} aria-label="Labels">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <ul className={classes.members} aria-label="Team">
            {members.map(({ fullName, avatar, jobTitle }) => (
              <li key={fullName}>
                <Avatar name={fullName} src={avatar} size={28} decorative />
                <span>{fullName}</span>
                <small>{jobTitle}</small>
              </li>
            ))}
          </ul>
          <dl className={classes.facts}>
            <div>
              <dt>Due</dt>
              <dd>{figures.day(dueAt.slice(0, 10))}</dd>
            </div>
            <div>
              <dt>Budget</dt>
              <dd>
                <bdi>{figures.money(budget)}</bdi>
              </dd>
            </div>
          </dl>
          <ProgressBar value={tasksDone} max={tasks} label={`${tasksDone} of ${tasks} tasks`} />
        </>
      )}
    </Card>
  );
}
