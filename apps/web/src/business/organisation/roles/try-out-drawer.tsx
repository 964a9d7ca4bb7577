import {
  type Ability,
  type Action,
  abilityOf,
  actions,
  type Subject,
  subjects,
} from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';
import type { Role, RolePreview } from '@kazi/contract/organisation';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { SideDialog } from '../../../shell/dialog/side-dialog.tsx';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useRoleName } from '../../identity/index.ts';
import { useNavigation } from '../../navigation.ts';
import { UserPicker } from '../shared/user-pickers.tsx';
import { permissionsOf } from './draft.ts';
import classes from './try-out.module.css';
import { useLabels } from './use-labels.ts';
import type { RoleDraft } from './use-role-draft.ts';

interface TryOutDrawerProps {
  roles: readonly Role[];
  draft: RoleDraft;
  onClose: () => void;
}

/** "What would this person see?": a role, as it is in the draft, tried out on somebody before it is saved. */
export function TryOutDrawer({ roles, draft, onClose }: TryOutDrawerProps) {
  const { t } = useTranslation(['roles', 'common']);
  const nameOf = useRoleName();
  useReturnFocus();
  const [chosen, setChosen] = useState((draft.changed[0] ?? roles.find(({ may }) => may.update))?.id);
  const [person, setPerson] = useState<User>();
  const role = roles.find(({ id }) => id === chosen);
  const current = roles.find(({ name }) => name === person?.role);
  return (
    <SideDialog onClose={onClose} position="right" size={480} title={t('tryOut.title')}>
      <Text tone="muted" className={classes.intro}>
        {t('tryOut.intro')}
      </Text>
      <Stack gap={16}>
        <UserPicker label={t('tryOut.person')} value={person} onChange={setPerson} data-autofocus />
        <NativeSelect
          label={t('tryOut.role')}
          value={chosen ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={roles.map(({ id, name }) => ({
            value: id,
            label: draft.draft.has(id) ? t('tryOut.changedRole', { name: nameOf(name) }) : nameOf(name),
          }))}
        />
      </Stack>
      {person && role && (
        <Preview person={person} wanted={permissionsOf(draft.draft, role)} current={current?.permissions} />
      )}
    </SideDialog>
  );
}

const counted = ['projects', 'apps', 'tasks', 'people'] as const satisfies (keyof Counts)[];

interface PreviewProps {
  person: User;
  /** Ids of the permissions that are tried out. */
  wanted: string[];
  /** Ids of those the person has now, to compare with. */
  current: string[] | undefined;
}

/** What somebody would see with certain permissions, beside what they see now. */
function Preview({ person, wanted, current }: PreviewProps) {
  const { t } = useTranslation(['roles', 'common']);
  const then = useQuery(
    api.organisation.roles.preview.queryOptions({
      input: { permissions: wanted, user: person.id },
    }),
  );
  const now = useQuery(
    api.organisation.roles.preview.queryOptions({
      input: { permissions: current ?? [], user: person.id },
      enabled: current !== undefined,
    }),
  );
  if (then.isPending || (current && now.isPending))
    return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (then.error) return <FailedState error={then.error} onRetry={then.refetch} />;
  const ability = abilityOf(then.data.ability);
  return (
    <div className={classes.preview} aria-live="polite">
      <h3 className={classes.heading}>{t('tryOut.reach', { name: person.firstName })}</h3>
      <Reach then={then.data.reach} now={now.data?.reach} />
      <h3 className={classes.heading}>{t('tryOut.menu')}</h3>
      <MenuPreview ability={ability} />
      <h3 className={classes.heading}>{t('tryOut.actions')}</h3>
      <AbilitySummary then={ability} now={now.data && abilityOf(now.data.ability)} />
    </div>
  );
}

/** The menu that somebody of this ability gets. */
function MenuPreview({ ability }: { ability: Ability }) {
  const { t } = useTranslation('roles');
  const groups = useNavigation(ability);
  if (groups.length === 0) return <Text tone="muted">{t('tryOut.noMenu')}</Text>;
  return (
    <Row as="ul" align="stretch" gap={6} wrap>
      {groups.flatMap(({ items }) =>
        items.map(({ to, label, icon: Icon }) => (
          <Row as="li" key={to} gap={6} size={13} inline className={classes.entry}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {label}
          </Row>
        )),
      )}
    </Row>
  );
}

type Counts = RolePreview['reach'];

/** How many records somebody would reach, and how many they reach now. */
function Reach({ then, now }: { then: Counts; now: Counts | undefined }) {
  const { t } = useTranslation('roles');
  const figures = new Intl.NumberFormat(useLocale());
  return (
    <dl className={classes.reach}>
      {counted.map((name) => (
        <div key={name} className={classes.count}>
          <dt>{t(`tryOut.counts.${name}`)}</dt>
          <dd>
            {figures.format(then[name])}
            {now && now[name] !== then[name] && (
              <span className={classes.now}>{t('tryOut.now', { count: now[name] })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AbilitySummaryProps {
  then: Ability;
  /** What they may do now, to show the difference. */
  now: Ability | undefined;
}

/** What an ability allows, in words by subject; what is gained and what is lost is marked. */
function AbilitySummary({ then, now }: AbilitySummaryProps) {
  const { t } = useTranslation('roles');
  const listed = then.can('manage', 'all')
    ? (['all'] as const)
    : subjects.filter(
        (subject) =>
          subject !== 'all' &&
          subject !== 'Auth' &&
          (touches(then, subject) || (now && touches(now, subject))),
      );
  if (listed.length === 0) return <Text tone="muted">{t('tryOut.nothing')}</Text>;
  return (
    <Stack as="dl">
      {listed.map((subject) => (
        <SubjectSummary key={subject} subject={subject} then={then} now={now} />
      ))}
    </Stack>
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
