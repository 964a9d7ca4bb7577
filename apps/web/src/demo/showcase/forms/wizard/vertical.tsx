import '@mantine/core/styles/Stepper.layer.css';
import { Button, Group, Stack, Stepper } from '@mantine/core';
import { useState } from 'react';

const steps = [
  { label: 'Packed', description: 'By Queenter, at 8:10' },
  { label: 'Weighed', description: '42.5 kg in three boxes' },
  { label: 'Loaded', description: 'On the lorry KDA 123B' },
];

export default function Vertical() {
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
        {steps.map((one, at) => (
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
        <Button disabled={step === steps.length} onClick={() => setStep(step + 1)}>
          Done, next
        </Button>
      </Group>
      <p role="status">
        {step === steps.length ? 'The order is on its way.' : `Step ${step + 1} of ${steps.length}`}
      </p>
    </Stack>
  );
}
