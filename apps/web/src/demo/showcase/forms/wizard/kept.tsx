import '@mantine/core/styles/Stepper.layer.css';
import { toast } from '@kazi/ui/toast';
import { Button, Group, Radio, Stack, Stepper, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useStepFocus } from './use-step-focus.ts';
import classes from './wizard.module.css';

const steps = ['Business', 'Payouts', 'Check and send'];
const begun = { step: 0, name: '', town: '', way: 'M-Pesa', number: '' };

/** What is wrong with the fields of the step; undefined where one may go on. */
function problemsOf({ step, name, number }: typeof begun) {
  if (step === 0 && name.trim() === '') return { name: 'Give the business a name.' };
  if (step === 1 && number.length < 6) return { number: 'Six figures at least.' };
  return undefined;
}

export default function Kept() {
  const [form, setForm] = useLocalStorage({
    key: 'showcase.wizard',
    defaultValue: begun,
    getInitialValueInEffect: false,
  });
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>();
  const heading = useStepFocus(form.step);
  const change = (changed: Partial<typeof begun>) => setForm({ ...form, ...changed });
  const back = () => change({ step: form.step - 1 });
  function next() {
    const found = problemsOf(form);
    setProblems(found);
    if (found) return;
    if (form.step < steps.length - 1) return change({ step: form.step + 1 });
    setForm(begun);
    toast({ message: `${form.name} is registered.` });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <Stepper
        active={form.step}
        size="sm"
        allowNextStepsSelect={false}
        onStepClick={(step) => change({ step })}
      >
        {steps.map((step) => (
          <Stepper.Step key={step} label={step} />
        ))}
      </Stepper>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {steps[form.step]}, step {form.step + 1} of {steps.length}
      </h3>
      <Stack gap="md">
        {form.step === 0 && (
          <>
            <TextInput
              label="Name of the business"
              value={form.name}
              error={problems && 'name' in problems && problems.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextInput
              label="Town"
              value={form.town}
              onChange={({ currentTarget }) => change({ town: currentTarget.value })}
            />
          </>
        )}
        {form.step === 1 && (
          <>
            <Radio.Group label="Paid out by" value={form.way} onChange={(way) => change({ way })}>
              <Group gap="lg" mt="xs">
                <Radio value="M-Pesa" label="M-Pesa" />
                <Radio value="Bank" label="Bank" />
              </Group>
            </Radio.Group>
            <TextInput
              label="Number of the account or phone"
              inputMode="numeric"
              dir="ltr"
              value={form.number}
              error={problems && 'number' in problems && problems.number}
              onChange={({ currentTarget }) => change({ number: currentTarget.value })}
            />
          </>
        )}
        {form.step === 2 && (
          <dl className={classes.facts}>
            <dt>Business</dt>
            <dd>{form.name}</dd>
            <dt>Town</dt>
            <dd>{form.town || 'not said'}</dd>
            <dt>Payouts</dt>
            <dd>
              {form.way}, <bdi>{form.number}</bdi>
            </dd>
          </dl>
        )}
        <Group justify="space-between">
          <Button variant="default" disabled={form.step === 0} onClick={back}>
            Back
          </Button>
          <Button type="submit">{form.step === steps.length - 1 ? 'Send' : 'Next'}</Button>
        </Group>
      </Stack>
    </form>
  );
}
