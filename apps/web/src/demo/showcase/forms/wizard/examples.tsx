import '@mantine/core/styles/Stepper.layer.css';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { toast } from '@kazi/ui/toast';
import { Button, Group, Radio, Stack, Stepper, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './examples.module.css';

/** For the heading of a step: it takes the focus when the step changes, not when the page is opened. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

const steps = ['Business', 'Payouts', 'Check and send'];
const begun = { step: 0, name: '', town: '', way: 'M-Pesa', number: '' };

/** What is wrong with the fields of the step; undefined where one may go on. */
function problemsOf({ step, name, number }: typeof begun) {
  if (step === 0 && name.trim() === '') return { name: 'Give the business a name.' };
  if (step === 1 && number.length < 6) return { number: 'Six figures at least.' };
  return undefined;
}

export function KeptExample() {
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

const loadingSteps = [
  { label: 'Packed', description: 'By Queenter, at 8:10' },
  { label: 'Weighed', description: '42.5 kg in three boxes' },
  { label: 'Loaded', description: 'On the lorry KDA 123B' },
];

export function VerticalExample() {
  const [step, setStep] = useState(1);
  return (
    <Stack gap="sm">
      <Stepper
        orientation="vertical"
        size="sm"
        active={step}
        onStepClick={setStep}
        allowNextStepsSelect={false}
      >
        {loadingSteps.map((one, at) => (
          <Stepper.Step
            key={one.label}
            label={one.label}
            description={at < step ? one.description : 'To be done'}
          />
        ))}
      </Stepper>
      <Group gap="sm">
        <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button disabled={step === loadingSteps.length} onClick={() => setStep(step + 1)}>
          Done, next
        </Button>
      </Group>
      <p role="status">
        {step === loadingSteps.length
          ? 'The order is on its way.'
          : `Step ${step + 1} of ${loadingSteps.length}`}
      </p>
    </Stack>
  );
}

const first = { question: 'Who brings the goods?', choices: ['We deliver', 'They are fetched'] };
const delivery = [
  { question: 'How far is it?', choices: ['In town', 'Up to 100 km', 'Further'] },
  { question: 'Does it need cooling?', choices: ['Yes', 'No'] },
];
const fetching = [{ question: 'When are they fetched?', choices: ['In the morning', 'In the afternoon'] }];

export function BranchingExample() {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState('');
  const questions = [first, ...(answers[0] === 'They are fetched' ? fetching : delivery)];
  const step = answers.length;
  const heading = useStepFocus(step);
  const current = questions[step];
  function answer() {
    setAnswers([...answers, chosen]);
    setChosen('');
    if (step === questions.length - 1) toast({ message: 'That is all we need.' });
  }
  return (
    <Stack gap="sm">
      <ProgressBar value={step} max={questions.length} label={`${step} of ${questions.length} answered`} />
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {current?.question ?? answers.join(', ')}
      </h3>
      {current && (
        <Radio.Group aria-label={current.question} value={chosen} onChange={setChosen}>
          <Stack gap="xs">
            {current.choices.map((choice) => (
              <Radio key={choice} value={choice} label={choice} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Group gap="sm">
        <Button variant="default" disabled={step === 0} onClick={() => setAnswers(answers.slice(0, -1))}>
          Back
        </Button>
        {current && (
          <Button disabled={chosen === ''} onClick={answer}>
            Next
          </Button>
        )}
      </Group>
    </Stack>
  );
}
