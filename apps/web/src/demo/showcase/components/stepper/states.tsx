import '@mantine/core/styles/Stepper.layer.css';
import { Button, Stepper } from '@mantine/core';
import { useEffect, useState } from 'react';
import IconX from '#icons/IconX';

export default function States() {
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    if (!isTrying) return;
    const timer = setTimeout(() => setTrying(false), 1800);
    return () => clearTimeout(timer);
  }, [isTrying]);
  return (
    <>
      <Stepper active={1} orientation="vertical" size="sm">
        <Stepper.Step allowStepSelect={false} label="Sent to the bank" description="Monday, 9:14" />
        <Stepper.Step
          allowStepSelect={false}
          loading={isTrying}
          color={isTrying ? 'accent' : 'var(--kz-danger)'}
          progressIcon={<IconX size={16} color="var(--kz-danger)" />}
          label={isTrying ? 'Being tried again' : 'Refused by the bank'}
          description="The name and the account do not belong together"
          aria-current="step"
        />
        <Stepper.Step allowStepSelect={false} label="Arrived" description="Within one working day" />
      </Stepper>
      <Button mt="md" variant="default" loading={isTrying} onClick={() => setTrying(true)}>
        Try again
      </Button>
    </>
  );
}
