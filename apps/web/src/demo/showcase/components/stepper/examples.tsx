import '@mantine/core/styles/Stepper.layer.css';
import { Button, Group, Stepper } from '@mantine/core';
import { useEffect, useState } from 'react';
import IconHome from '#icons/IconHome';
import IconPackage from '#icons/IconPackage';
import IconTruck from '#icons/IconTruck';
import IconX from '#icons/IconX';
import { useIsPhone } from '../../../../shell/use-is-phone.ts';

const steps = [
  { name: 'Goods', detail: 'What and how many', text: 'Twelve crates of kale, from Nyahururu.' },
  { name: 'Delivery', detail: 'Where to, and when', text: 'To Biashara Street, on Friday before six.' },
  { name: 'Payment', detail: 'KES 14,400', text: 'From Till 881 442, on delivery.' },
];

export function WayExample() {
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

const checks = {
  Registered: 'Your firm and its KRA PIN are known.',
  Checked: 'We look at the papers within two days.',
  Connected: 'Your paybill sends us what comes in.',
};

export function VerticalExample() {
  const [at, setAt] = useState(1);
  return (
    <Stepper active={at} onStepClick={setAt} orientation="vertical" size="sm">
      {Object.entries(checks).map(([name, text], index) => (
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

export function StatesExample() {
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

const stages = [
  { name: 'Packed', icon: IconPackage },
  { name: 'On the way', icon: IconTruck },
  { name: 'Delivered', icon: IconHome },
];

export function IconsExample() {
  const [at, setAt] = useState(1);
  return (
    <>
      <Stepper active={at} size="xs" labelPosition="bottom" wrap={false}>
        {stages.map(({ name, icon: Icon }, index) => (
          <Stepper.Step
            key={name}
            allowStepSelect={false}
            label={name}
            icon={<Icon size={16} stroke={1.6} aria-hidden="true" />}
            aria-current={index === at ? 'step' : undefined}
          />
        ))}
      </Stepper>
      <Button mt="md" variant="default" onClick={() => setAt((at + 1) % (stages.length + 1))}>
        What comes next
      </Button>
    </>
  );
}
