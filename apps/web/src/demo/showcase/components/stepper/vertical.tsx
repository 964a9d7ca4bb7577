import '@mantine/core/styles/Stepper.layer.css';
import { Stepper } from '@mantine/core';
import { useState } from 'react';

const steps = {
  Registered: 'Your firm and its KRA PIN are known.',
  Checked: 'We look at the papers within two days.',
  Connected: 'Your paybill sends us what comes in.',
};

export default function Vertical() {
  const [at, setAt] = useState(1);
  return (
    <Stepper active={at} onStepClick={setAt} orientation="vertical" size="sm">
      {Object.entries(steps).map(([name, text], index) => (
        <Stepper.Step
          key={name}
          label={<span>{name}</span>}
          description={<span>{text}</span>}
          aria-current={index === at ? 'step' : undefined}
        />
      ))}
    </Stepper>
  );
}
