import { Panel } from '@kazi/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import classes from './reconciliation.module.css';

const dayMs = 86_400_000;
const usualDays = 7;

/** The day it was some days ago; statements are cut by the day of UTC. */
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Compares the rails' statements of some days with the ledger. */
export function RunPanel() {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { from: daysAgo(usualDays), to: daysAgo(0) } });
  const run = useMutation(
    api.money.reconciliation.run.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.money.reconciliation.key() }),
    }),
  );
  return (
    <Panel title={t('run.title')} description={t('run.description')}>
      <form className={classes.run} noValidate onSubmit={form.onSubmit((days) => run.mutate(days))}>
        <TextInput {...form.getInputProps('from')} type="date" label={t('run.from')} />
        <TextInput {...form.getInputProps('to')} type="date" label={t('run.to')} />
        <Button type="submit" loading={run.isPending}>
          {t('run.submit')}
        </Button>
      </form>
      <p className={classes.result} role="status">
        {run.data &&
          t('run.result', {
            rail: run.data.railTitles.join(', '),
            lines: run.data.lines,
            matched: run.data.matched,
            differences: run.data.differences.length,
          })}
      </p>
    </Panel>
  );
}
