import { toast } from '@kazi/ui/toast';
import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { focusFirstError } from '../../../parts/focus-first-error.ts';
import { useValidators } from '../../../parts/validators.ts';

export default function Together() {
  const { day } = useValidators();
  const form = useForm({
    initialValues: { from: '2026-12-01', to: '2026-11-30', amina: 60, brian: 30 },
    validateInputOnChange: true,
    validate: {
      from: day,
      to: (to, { from }) => day(to) ?? (to < from ? 'Ends before it begins.' : null),
      brian: (brian, { amina }) =>
        amina + brian === 100 ? null : `Together they make ${amina + brian}, not 100 percent.`,
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        toast({ message: 'The lease is shared.' });
      }, focusFirstError(form))}
    >
      <Stack gap="md">
        <Group grow align="flex-start">
          <DayField label="From" {...form.getInputProps('from')} />
          <DayField label="To" {...form.getInputProps('to')} />
        </Group>
        <Group grow align="flex-start">
          <NumberInput label="Amina pays" suffix="%" min={0} max={100} {...form.getInputProps('amina')} />
          <NumberInput label="Brian pays" suffix="%" min={0} max={100} {...form.getInputProps('brian')} />
        </Group>
        <Button type="submit" w="fit-content">
          Share the lease
        </Button>
      </Stack>
    </form>
  );
}
