import { toast } from '@kazi/ui/toast';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';

const plans = [
  { value: 'basic', label: 'Basic', description: 'Free: 100 answers a month' },
  { value: 'standard', label: 'Standard', description: '$49 a month, or $480 a year' },
  { value: 'enterprise', label: 'Enterprise', description: '$99 a month, or $960 a year' },
];

/** One of several plans. */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const [plan, setPlan] = useState('standard');
  return (
    <FormDialog
      title="Choose a plan"
      submitLabel="Choose"
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `The plan is ${plans.find(({ value }) => value === plan)?.label} now.` });
        onClose();
      }}
      onClose={onClose}
    >
      <Radio.Group label="Plan" value={plan} onChange={setPlan}>
        {plans.map(({ value, label, description }) => (
          <Radio key={value} value={value} label={label} description={description} mt="sm" />
        ))}
      </Radio.Group>
    </FormDialog>
  );
}
