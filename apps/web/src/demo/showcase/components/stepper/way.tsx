import '@mantine/core/styles/Stepper.layer.css';
import { Button, Group, Stepper } from '@mantine/core';
import { useState } from 'react';
import { useIsPhone } from '../../../../shell/use-is-phone.ts';

const steps = [
  { name: 'Goods', detail: 'What and how many', text: 'Twelve crates of kale, from Nyahururu.' },
  { name: 'Delivery', detail: 'Where to, and when', text: 'To Biashara Street, on Friday before six.' },
  { name: 'Payment', detail: 'KES 14,400', text: 'From Till 881 442, on delivery.' },
];

export default function Way() {
  const [at, setAt] = useState(1);
  const isPhone = useIsPhone();
  return (
    <>
      <Stepper
        active={at}
        onStepClick={setAt}
        allowNextStepsSelect={false}
        size="sm"
        orientation={isPhone ? 'vertical' : 'horizontal'}
      >
        {steps.map(({ name, detail, text }, index) => (
          <Stepper.Step
            key={name}
            label={<span>{name}</span>}
            description={<span>{detail}</span>}
            aria-current={index === at ? 'step' : undefined}
          >
            <p>{text}</p>
          </Stepper.Step>
        ))}
        <Stepper.Completed>
          <p>The order is sent. It has the number KZ-1045.</p>
        </Stepper.Completed>
      </Stepper>
      <Group gap="xs" mt="md">
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        {at < steps.length ? (
          <Button onClick={() => setAt(at + 1)}>
            {at === steps.length - 1 ? 'Send the order' : 'Go on'}
          </Button>
        ) : (
          <Button onClick={() => setAt(0)}>Order again</Button>
        )}
      </Group>
    </>
  );
}
