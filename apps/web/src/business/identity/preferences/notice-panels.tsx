import type { Ability } from '@kazi/contract/abilities';
import type { Preference } from '@kazi/contract/identity';
import { digests, type NoticeKind, noticeWays } from '@kazi/contract/identity/words';
import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { NativeSelect, Switch } from '@mantine/core';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { timeZoneChoices } from '../parts/time-zones.ts';
import classes from './notice-panels.module.css';
import { useChangePreferences, useServerPreferences } from './server-preferences.ts';

const PushPanel = onDemand(() => import('./push-panel.tsx').then((module) => module.PushPanel));

const anybody = () => true;

/** What people are told of, area by area, and who of them ever is. */
const areas = [
  {
    area: 'work',
    kinds: [
      'mention',
      'assignment',
      'submission',
      'rejection',
      'acceptance',
      'work-approved',
      'comment',
      'due-soon',
      'overdue',
    ],
    concerns: anybody,
  },
  { area: 'wallet', kinds: ['approved', 'refused', 'paid', 'unpaid'], concerns: anybody },
  {
    area: 'books',
    kinds: ['approval', 'alert'],
    concerns: (ability: Ability) => ability.can('approve', 'Payment'),
  },
  {
    area: 'payroll',
    kinds: ['return-soon', 'return-due'],
    concerns: (ability: Ability) => ability.can('manage', 'Payroll'),
  },
  { area: 'people', kinds: ['newcomer'], concerns: (ability: Ability) => ability.can('manage', 'User') },
] as const satisfies readonly {
  area: string;
  kinds: readonly NoticeKind[];
  concerns: (ability: Ability) => boolean;
}[];

/** How each kind of notice comes to me, and when mails do. */
export function NoticePanels() {
  const { t } = useTranslation('notices');
  return (
    <>
      <Panel title={t('title')} description={t('description')}>
        <Loaded query={useServerPreferences()} rows={8}>
          {(kept) => <NoticeFields kept={kept} />}
        </Loaded>
      </Panel>
      <Suspense>
        <PushPanel />
      </Suspense>
      <Panel title={t('when.title')} description={t('when.description')}>
        <Loaded query={useServerPreferences()} rows={3}>
          {(kept) => <TimeFields kept={kept} />}
        </Loaded>
      </Panel>
    </>
  );
}

interface Kept {
  kept: Preference;
}

function NoticeFields({ kept }: Kept) {
  const { t } = useTranslation('notices');
  const ability = useAbility();
  return (
    <div className={classes.areas}>
      {areas
        .filter(({ concerns }) => concerns(ability))
        .map(({ area, kinds }) => (
          <fieldset key={area} className={classes.area}>
            <legend>{t(`areas.${area}`)}</legend>
            {kinds.map((kind) => (
              <WayField key={kind} kind={kind} kept={kept} />
            ))}
          </fieldset>
        ))}
    </div>
  );
}

function WayField({ kind, kept }: Kept & { kind: NoticeKind }) {
  const { t } = useTranslation('notices');
  const { run } = useChangePreferences();
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id}>{t(`kinds.${kind}`)}</label>
      <NativeSelect
        id={id}
        value={kept.notices[kind]}
        data={noticeWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={({ currentTarget }) => {
          const way = oneOf(currentTarget.value, noticeWays);
          if (way) void run({ id: kept.id, notices: { [kind]: way } });
        }}
      />
      <Switch
        size="sm"
        label={t('push.short')}
        aria-label={t('push.kind', { kind: t(`kinds.${kind}`) })}
        checked={kept.pushes.includes(kind)}
        onChange={({ currentTarget }) => {
          const others = kept.pushes.filter((other) => other !== kind);
          void run({ id: kept.id, pushes: currentTarget.checked ? [...others, kind] : others });
        }}
      />
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const usualQuiet = { from: 20, to: 7 };

/** When digests come, which hours are quiet, and by which clocks. */
function TimeFields({ kept }: Kept) {
  const { t } = useTranslation('notices');
  const { run } = useChangePreferences();
  const { id, digest, digestHour, quiet, timeZone } = kept;
  return (
    <div className={formClasses.form}>
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('when.digest')}
          value={digest}
          data={digests.map((value) => ({ value, label: t(`when.digests.${value}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = oneOf(currentTarget.value, digests);
            if (chosen) void run({ id, digest: chosen });
          }}
        />
        <HourField
          label={t('when.digestHour')}
          hour={digestHour}
          onChange={(hour) => void run({ id, digestHour: hour })}
        />
        <NativeSelect
          label={t('when.timeZone')}
          value={timeZone}
          data={timeZoneChoices(timeZone)}
          onChange={({ currentTarget }) => void run({ id, timeZone: currentTarget.value })}
        />
      </div>
      <Switch
        label={t('when.quiet')}
        description={t('when.quietNote')}
        checked={quiet !== null}
        onChange={({ currentTarget }) => void run({ id, quiet: currentTarget.checked ? usualQuiet : null })}
      />
      {quiet && (
        <div className={formClasses.pair}>
          <HourField
            label={t('when.quietFrom')}
            hour={quiet.from}
            onChange={(from) => void run({ id, quiet: { ...quiet, from } })}
          />
          <HourField
            label={t('when.quietTo')}
            hour={quiet.to}
            onChange={(to) => void run({ id, quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </div>
  );
}

interface HourFieldProps {
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}

/** A full hour of the day, as the reader's language writes it. */
function HourField({ label, hour, onChange }: HourFieldProps) {
  const times = dateFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <NativeSelect
      label={label}
      value={`${hour}`}
      data={hours.map((value) => ({ value: `${value}`, label: times.format(Date.UTC(2026, 0, 1, value)) }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
