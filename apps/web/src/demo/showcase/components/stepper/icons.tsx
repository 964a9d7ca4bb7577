import '@mantine/core/styles/Stepper.layer.css';
import { Button, Stepper } from '@mantine/core';
import { useState } from 'react';
import IconHome from '#icons/IconHome';
import IconPackage from '#icons/IconPackage';
import IconTruck from '#icons/IconTruck';

const steps = [
  { name: 'Packed', icon: IconPackage },
  { name: 'On the way', icon: IconTruck },
  { name: 'Delivered', icon: IconHome },
];

export default function Icons() {
  const [at, setAt] = useState(1);
  return (
    <>
      <Stepper active={at} size="xs" labelPosition="bottom" wrap={false}>
        {steps.map(({ name, icon: Icon }, index) => (
          <Stepper.Step
            key={name}
            allowStepSelect={false}
            label={name}
            icon={<Icon size={16} stroke={1.6} aria-hidden="true" />}
            aria-current={index === at ? 'step' : undefined}
          />
        ))}
      </Stepper>
      <Button mt="md" variant="default" onClick={() => setAt((at + 1) % (steps.length + 1))}>
        What comes next
      </Button>
    </>
  );
}
