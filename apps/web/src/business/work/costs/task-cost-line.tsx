import { Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Property } from '../task/property.tsx';
import classes from './costs.module.css';

/** What an accepted task has cost, and of what; nothing where it cost nobody's time or reward. */
export function TaskCostLine({ task }: { task: string }) {
  const { t } = useTranslation('costs');
  const { data } = useQuery(api.work.costs.ofTask.queryOptions({ input: { id: task }, retry: false }));
  if (!data) return null;
  const { total, salaries, rewards, currency } = data;
  return (
    <Property name={t('cost')}>
      <Stack as="span" gap={2} className={classes.line}>
        <Money amount={total} currency={currency} />
        <span className={classes.about}>
          {t('salaries')} <Money amount={salaries} currency={currency} />, {t('rewards')}{' '}
          <Money amount={rewards} currency={currency} />
        </span>
      </Stack>
    </Property>
  );
}
