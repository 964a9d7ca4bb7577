import { rules } from 'virtual:rules/payroll.runs.create';
import { kenyanToday } from '@kazi/contract/days';
import { runKinds } from '@kazi/contract/payroll/words';
import { MultiSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { typingMs } from '../../../shell/typing.ts';

interface Values {
  kind: (typeof runKinds)[number];
  month: string;
  note: string;
  employees: string[];
}

const runForm = (month: string) => {
  const empty: Values = { kind: 'monthly', month, note: '', employees: [] };
  return defineForm({
    rules,
    empty,
    useFields() {
      const { t } = useTranslation('payroll');
      return {
        kind: t('run.kind'),
        month: {
          label: t('run.month'),
          check: (typed) => (isWritten(typed, 'month') ? null : t('terms.fromProblem')),
        },
        note: {
          label: t('run.note'),
          check: (note, { kind }) => (kind === 'off-cycle' && !note.trim() ? t('run.noteMissing') : null),
        },
        employees: {
          label: t('run.who'),
          check: (chosen, { kind }) =>
            kind === 'off-cycle' && chosen.length === 0 ? t('run.nobodyChosen') : null,
        },
      };
    },
  });
};

/** Begins a run: of a month for everybody, or between months for the people chosen. */
export function NewRunDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <SendDialog
      form={runForm(kenyanToday().slice(0, 'YYYY-MM'.length))}
      title={t('run.begin')}
      submitLabel={t('run.begin')}
      send={({ kind, month, note, employees }) =>
        client.payroll.runs.create(
          kind === 'monthly'
            ? { kind, month, ...(note.trim() && { note }) }
            : { kind, month, note, employees },
        )
      }
      changes={['payroll-run']}
      done={({ id }) => navigate({ to: '/payroll/runs/$runId', params: { runId: id } })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t('run.kind')}
            value={form.values.kind}
            onChange={(chosen) => form.setFieldValue('kind', oneOf(chosen, runKinds) ?? form.values.kind)}
            data={runKinds.map((value) => ({ value, label: t(`run.kinds.${value}`) }))}
          />
          <DayField {...form.getInputProps('month')} kind="month" required />
          {form.values.kind === 'off-cycle' && (
            <EmployeesField {...form.getInputProps('employees')} label={t('run.who')} />
          )}
          <TextInput
            {...form.getInputProps('note')}
            placeholder={t('run.noteExample')}
            required={form.values.kind === 'off-cycle'}
          />
        </>
      )}
    </SendDialog>
  );
}

interface EmployeesFieldProps {
  label: string;
  /** Ids. */
  value?: string[];
  onChange: (chosen: string[]) => void;
  error?: ReactNode;
}

const offered = 50;

/** Several employees, found by name or number as one types. */
function EmployeesField({ label, value = [], onChange, error }: EmployeesFieldProps) {
  const { t } = useTranslation('payroll');
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked] = useDebouncedValue(typed.trim(), typingMs);
  const { data } = useQuery(
    api.payroll.employees.list.queryOptions({
      input: { q: asked || undefined, limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  const found = (data?.items ?? []).map(
    ({ id, number, firstName, lastName }) => [id, `${number} ${firstName} ${lastName}`] as const,
  );
  const all = new Map([...names, ...found]);
  const shown = new Set([...value, ...found.map(([id]) => id)]);
  return (
    <MultiSelect
      searchable
      required
      label={label}
      placeholder={t('employees.search')}
      nothingFoundMessage={t('employees.nothing.title')}
      data={[...all].filter(([id]) => shown.has(id)).map(([id, name]) => ({ value: id, label: name }))}
      value={value}
      onChange={(chosen) => {
        setNames(new Map(chosen.map((id) => [id, all.get(id) ?? ''])));
        onChange(chosen);
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has done the search.
      filter={({ options }) => options}
      error={error}
    />
  );
}
