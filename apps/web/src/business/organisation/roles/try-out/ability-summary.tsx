import { type Ability, type Action, actions, type Subject, subjects } from '@kazi/contract/abilities';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../use-labels.ts';
import classes from './try-out.module.css';

interface AbilitySummaryProps {
  then: Ability;
  /** What they may do now, to show the difference. */
  now: Ability | undefined;
}

/** What an ability allows, in words by subject; what is gained and what is lost is marked. */
export function AbilitySummary({ then, now }: AbilitySummaryProps) {
  const { t } = useTranslation('roles');
  const listed = then.can('manage', 'all')
    ? (['all'] as const)
    : subjects.filter(
        (subject) =>
          subject !== 'all' &&
          subject !== 'Auth' &&
          (touches(then, subject) || (now && touches(now, subject))),
      );
  if (listed.length === 0) return <p className={classes.none}>{t('tryOut.nothing')}</p>;
  return (
    <dl className={classes.abilities}>
      {listed.map((subject) => (
        <SubjectSummary key={subject} subject={subject} then={then} now={now} />
      ))}
    </dl>
  );
}

const touches = (ability: Ability, subject: Subject) =>
  actions.some((action) => ability.can(action, subject));

/** The actions that are said: who manages does everything, so that nothing else need be said. */
const listedActions = (ability: Ability, subject: Subject) =>
  ability.can('manage', subject)
    ? (['manage'] as const)
    : actions.filter((action) => ability.can(action, subject));

function SubjectSummary({ subject, then, now }: AbilitySummaryProps & { subject: Subject }) {
  const { t } = useTranslation('roles');
  const labels = useLabels();
  const after: readonly Action[] = listedActions(then, subject);
  const before: readonly Action[] = now ? listedActions(now, subject) : after;
  const isKept = (action: Action) => after.includes(action);
  const listed = actions.filter(
    (action) => isKept(action) || (before.includes(action) && then.cannot(action, subject)),
  );
  return (
    <div className={classes.subject}>
      <dt>{labels.subject(subject)}</dt>
      <dd>
        {listed.map((action) => {
          const word = action === 'manage' ? t('tryOut.everything') : labels.action(action);
          if (!isKept(action)) return <del key={action}>{word}</del>;
          if (now?.cannot(action, subject)) return <ins key={action}>{word}</ins>;
          return <span key={action}>{word}</span>;
        })}
      </dd>
    </div>
  );
}
