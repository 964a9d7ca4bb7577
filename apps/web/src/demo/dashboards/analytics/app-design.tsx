import { getDesignProject } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import classes from './app-design.module.css';

/** What the team works on now. */
export function AppDesign() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const query = useQuery(answerOf(getDesignProject, {}));
  return (
    <Card title={t('design.title')} query={query} height={298} span="4-12">
      {({ title, text, labels, members, dueAt, budget, tasksDone, tasks }) => (
        <>
          <h3 className={classes.title} dir="auto">
            {title}
          </h3>
          <p className={classes.text} dir="auto">
            {text}
          </p>
          <ul className={classes.labels} aria-label={t('design.labels')}>
            {labels.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
          <ul className={classes.members} aria-label={t('design.team')}>
            {members.map(({ fullName, avatar, jobTitle }) => (
              <li key={fullName}>
                <Avatar name={fullName} src={avatar} size={28} decorative />
                <bdi>{fullName}</bdi>
                <small dir="auto">{jobTitle}</small>
              </li>
            ))}
          </ul>
          <dl className={classes.facts}>
            <div>
              <dt>{t('design.due')}</dt>
              <dd>{figures.day(dueAt.slice(0, 10))}</dd>
            </div>
            <div>
              <dt>{t('design.budget')}</dt>
              <dd>
                <bdi>{figures.money(budget)}</bdi>
              </dd>
            </div>
          </dl>
          <ProgressBar value={tasksDone} max={tasks} label={t('design.tasks', { done: tasksDone, tasks })} />
        </>
      )}
    </Card>
  );
}
