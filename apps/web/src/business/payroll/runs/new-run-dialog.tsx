import { kenyanToday } from '@kazi/contract/days';
import { runKinds } from '@kazi/contract/payroll/words';
import { MultiSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { typingMs } from '../../../shell/typing.ts';

interface Values {
  kind: (typeof runKinds)[number];
  month: string;
  note: string;
  employees: string[];
}

/** Begins a run: of a month for everybody, or between months for the people chosen. */
export function NewRunDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const form = useForm<Values>({
    initialValues: {
      kind: 'monthly',
      month: kenyanToday().slice(0, 'YYYY-MM'.length),
      note: '',
      employees: [],
    },
    validate: {
      month: (month) => (/^\d{4}-\d\d$/.test(month) ? null : t('terms.fromProblem')),
      note: (note, { kind }) => (kind === 'off-cycle' && !note.trim() ? t('run.noteMissing') : null),
      employees: (chosen, { kind }) =>
        kind === 'off-cycle' && chosen.length === 0 ? t('run.nobodyChosen') : null,
    },
  });
  const begin = useWrite(client.payroll.runs.create, {
    changes: ['payroll-run'],
    form,
    done: ({ id }) => navigate({ to: '/payroll/runs/$runId', params: { runId: id } }),
  });
  const submit = form.onSubmit(
    ({ kind, month, note, employees }) =>
      void begin.run(
        kind === 'monthly' ? { kind, month, ...(note.trim() && { note }) } : { kind, month, note, employees },
      ),
  );
  const { kind } = form.values;
  return (
    <FormDialog
      title={t('run.begin')}
      submitLabel={t('run.begin')}
      busy={begin.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('run.kind')}
        value={kind}
        onChange={(chosen) => form.setFieldValue('kind', oneOf(chosen, runKinds) ?? kind)}
        data={runKinds.map((value) => ({ value, label: t(`run.kinds.${value}`) }))}
      />
      <DayField {...form.getInputProps('month')} label={t('run.month')} kind="month" required />
      {kind === 'off-cycle' && (
        <EmployeesField
          label={t('run.who')}
          value={form.values.employees}
          onChange={(chosen) => form.setFieldValue('employees', chosen)}
          error={form.errors.employees}
        />
      )}
      <TextInput
        {...form.getInputProps('note')}
        label={t('run.note')}
        placeholder={t('run.noteExample')}
        required={kind === 'off-cycle'}
      />
    </FormDialog>
  );
}

interface EmployeesFieldProps {
  label: string;
  /** Ids. */
  value: string[];
  onChange: (chosen: string[]) => void;
  error: ReactNode;
}

const offered = 50;

/** Several employees, found by name or number as one types. */
function EmployeesField({ label, value, onChange, error }: EmployeesFieldProps) {
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
