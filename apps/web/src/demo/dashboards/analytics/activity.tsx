import { getActivity } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import classes from './activity.module.css';

/** What happened lately. */
export function Activity() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const query = useQuery(answerOf(getActivity, {}));
  return (
    <Card
      title={t('activity.title')}
      query={query}
      sheet={({ activity }) => ({
        headings: [t('demo:parts.card.date'), t('demo:parts.card.name'), t('demo:parts.card.detail')],
        rows: activity.map(({ at, title, detail }) => [at, title, detail]),
      })}
      height={332}
      span="4-6"
    >
      {({ activity }) => (
        <ol className={classes.activity}>
          {activity.map(({ id, kind, title, detail, person, at }) => (
            <li key={id} data-kind={kind}>
              <div className={classes.head}>
                <strong dir="auto">{title}</strong>
                <span className={classes.at}>
                  <RelativeTime at={at} />
                </span>
              </div>
              <p dir="auto">{detail}</p>
              {person && (
                <span className={classes.person}>
                  <Avatar name={person.fullName} src={person.avatar} size={24} decorative />
                  <bdi>{person.fullName}</bdi>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
