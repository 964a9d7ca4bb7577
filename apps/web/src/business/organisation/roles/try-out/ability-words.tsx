import { type Ability, type Action, actions, type Subject, subjects } from '@kazi/contract/abilities';
import { useTranslation } from 'react-i18next';
import { useWords } from '../use-words.ts';
import classes from './try-out.module.css';

interface AbilityWordsProps {
  then: Ability;
  /** What they may do now, to show the difference. */
  now: Ability | undefined;
}

/** What an ability allows, in words by subject; what is gained and what is lost is marked. */
export function AbilityWords({ then, now }: AbilityWordsProps) {
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
        <SubjectWords key={subject} subject={subject} then={then} now={now} />
      ))}
    </dl>
  );
}

const touches = (ability: Ability, subject: Subject) =>
  actions.some((action) => ability.can(action, subject));

/** The actions that are said: who manages does everything, so that nothing else need be said. */
const said = (ability: Ability, subject: Subject) =>
  ability.can('manage', subject)
    ? (['manage'] as const)
    : actions.filter((action) => ability.can(action, subject));

function SubjectWords({ subject, then, now }: AbilityWordsProps & { subject: Subject }) {
  const { t } = useTranslation('roles');
  const words = useWords();
  const after: readonly Action[] = said(then, subject);
  const before: readonly Action[] = now ? said(now, subject) : after;
  const isKept = (action: Action) => after.includes(action);
  const listed = actions.filter(
    (action) => isKept(action) || (before.includes(action) && then.cannot(action, subject)),
  );
  return (
    <div className={classes.subject}>
      <dt>{words.subject(subject)}</dt>
      <dd>
        {listed.map((action) => {
          const word = action === 'manage' ? t('tryOut.everything') : words.action(action);
          if (!isKept(action)) return <del key={action}>{word}</del>;
          if (now?.cannot(action, subject)) return <ins key={action}>{word}</ins>;
          return <span key={action}>{word}</span>;
        })}
      </dd>
    </div>
  );
}
