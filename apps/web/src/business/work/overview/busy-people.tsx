import { List, Row } from '@kazi/ui/layout';
import type { ProjectOverview } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import classes from './overview.module.css';

/** The people with open tasks of a project: their name leads to them, their number to the tasks. */
export function BusyPeople({ people }: Pick<ProjectOverview, 'people'>) {
  const { t } = useTranslation('overview');
  const mayMeet = useAbility().can('read', 'User');
  return (
    <Panel title={t('people.title')} flush>
      {people.length === 0 && <p className={classes.nothing}>{t('people.none')}</p>}
      <List>
        {people.map(({ person, open, overdue }) => (
          <Row key={person.id} as="li" gap={10} className={classes.person}>
            <Avatar name={person.name} src={person.avatar} size={26} decorative />
            {mayMeet ? (
              <Link to="/people/$userId" params={{ userId: person.id }} className={classes.name}>
                {person.name}
              </Link>
            ) : (
              <span className={classes.name}>{person.name}</span>
            )}
            {overdue > 0 && <span className={classes.late}>{t('people.overdue', { count: overdue })}</span>}
            <Link
              to="."
              search={{ assignee: [person.id] }}
              className={classes.load}
              aria-label={t('people.openOf', { count: open, name: person.name })}
            >
              {t('people.open', { count: open })}
            </Link>
          </Row>
        ))}
      </List>
    </Panel>
  );
}
