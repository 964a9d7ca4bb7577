import { toast } from '@kazi/ui/toast';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useDollars } from '../parts/formats.ts';

/** What each costs in a month and in a year, in whole US dollars. */
const plans = [
  { value: 'basic', monthly: 0, yearly: 0 },
  { value: 'standard', monthly: 49, yearly: 480 },
  { value: 'enterprise', monthly: 99, yearly: 960 },
] as const;

/** One of several plans. */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const dollars = useDollars();
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>('standard');
  return (
    <FormDialog
      title={t('plan.title')}
      submitLabel={t('plan.submit')}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: t('plan.done', { plan: t(`plan.names.${plan}`) }) });
        onClose();
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={t('plan.label')}
        value={plan}
        onChange={(chosen) => setPlan(plans.find(({ value }) => value === chosen)?.value ?? plan)}
      >
        {plans.map(({ value, monthly, yearly }) => (
          <Radio
            key={value}
            value={value}
            label={t(`plan.names.${value}`)}
            description={
              monthly > 0
                ? t('plan.price', { monthly: dollars(monthly), yearly: dollars(yearly) })
                : t('plan.free')
            }
            mt="sm"
          />
        ))}
      </Radio.Group>
    </FormDialog>
  );
}
