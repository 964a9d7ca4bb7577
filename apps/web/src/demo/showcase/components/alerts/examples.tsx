import '@mantine/core/styles/Alert.layer.css';
import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconBell from '#icons/IconBell';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInfoCircle from '#icons/IconInfoCircle';

const messages = [
  {
    tone: 'info',
    icon: IconInfoCircle,
    title: 'Paybill 522 522 is closed on Sunday',
    text: 'Between 1:00 and 4:00 the bank does its upkeep. What is sent then arrives afterwards.',
  },
  {
    tone: 'success',
    icon: IconCircleCheck,
    title: 'Salaries of October are paid',
    text: 'KES 1,284,500 went to 23 people. Their payslips are ready.',
  },
  {
    tone: 'warning',
    icon: IconAlertTriangle,
    title: 'Your float is running low',
    text: 'KES 12,400 is left, and KES 30,000 of rewards are due on Friday.',
  },
  {
    tone: 'danger',
    icon: IconAlertCircle,
    title: 'The transfer was refused',
    text: 'Equity Bank has no account 0170 299 441 281. You were not charged.',
  },
] as const;

export function TonesExample() {
  return (
    <Stack gap="sm">
      {messages.map(({ tone, icon: Icon, title, text }) => (
        <Alert
          key={tone}
          role="note"
          color={`var(--kz-${tone})`}
          icon={<Icon aria-hidden="true" />}
          title={title}
        >
          <p>{text}</p>
        </Alert>
      ))}
    </Stack>
  );
}

const weights = [
  { variant: 'transparent', color: 'var(--kz-info)', title: 'Only words' },
  { variant: 'default', color: 'var(--kz-info)', title: 'On the surface of the page' },
  { variant: 'outline', color: 'var(--kz-info)', title: 'Drawn around' },
  { variant: 'light', color: 'var(--kz-info)', title: 'Tinted, the usual one' },
  { variant: 'filled', color: 'blue.8', title: 'Filled, for one on a page at most' },
] as const;

export function VariantsExample() {
  return (
    <Stack gap="sm">
      {weights.map(({ variant, color, title }) => (
        <Alert
          key={variant}
          role="note"
          variant={variant}
          color={color}
          icon={<IconBell aria-hidden="true" />}
          title={title}
        >
          <p>Returns for VAT are due on the 20th.</p>
        </Alert>
      ))}
    </Stack>
  );
}

type State = 'refused' | 'sending' | 'sent';

export function ActionsExample() {
  const [state, setState] = useState<State>('refused');
  const retry = () => {
    setState('sending');
    setTimeout(() => setState('sent'), 1200);
  };
  if (state === 'sent')
    return (
      <Alert
        role="status"
        color="var(--kz-success)"
        icon={<IconCircleCheck aria-hidden="true" />}
        title="KES 8,500 is on its way to Wanjiku"
      >
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => setState('refused')}>
          Show the error again
        </Button>
      </Alert>
    );
  return (
    <Alert
      role="note"
      color="var(--kz-danger)"
      icon={<IconAlertCircle aria-hidden="true" />}
      title="KES 8,500 did not reach Wanjiku Kamau"
    >
      <p>M-Pesa did not answer in time. The money is back in your wallet.</p>
      <Group gap="xs" mt="sm">
        <Button size="compact-sm" color="red.8" loading={state === 'sending'} onClick={retry}>
          Send again
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          component="a"
          href="https://www.safaricom.co.ke"
          target="_blank"
          rel="noreferrer"
        >
          State of M-Pesa
        </Button>
      </Group>
    </Alert>
  );
}

const hints = {
  search: 'Press Ctrl and K to search for anything: people, tasks, pages.',
  phone: 'On a phone, Kazi can be put on the home screen from the browser’s menu.',
};
const all = Object.entries(hints);

export function DismissibleExample() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const restore = useRef<HTMLButtonElement>(null);
  const close = (name: string) => {
    setClosed([...closed, name]);
    restore.current?.focus();
  };
  return (
    <Stack gap="sm" align="stretch">
      {all
        .filter(([name]) => !closed.includes(name))
        .map(([name, hint]) => (
          <Alert
            key={name}
            role="note"
            variant="default"
            icon={<IconInfoCircle aria-hidden="true" />}
            withCloseButton
            closeButtonLabel="Put this hint away"
            onClose={() => close(name)}
          >
            <p>{hint}</p>
          </Alert>
        ))}
      <Button ref={restore} variant="subtle" onClick={() => setClosed([])}>
        Show all hints
      </Button>
    </Stack>
  );
}

const fields = { name: 'Name of the firm', pin: 'KRA PIN', town: 'Town' };
type Field = keyof typeof fields;

export function LiveExample() {
  const [missing, setMissing] = useState<readonly Field[]>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setMissing((['name', 'pin', 'town'] as const).filter((field) => !form.get(field)));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        {missing && missing.length > 0 && (
          <Alert
            color="var(--kz-danger)"
            icon={<IconAlertCircle aria-hidden="true" />}
            title="The firm cannot be registered yet"
          >
            {missing.map((field) => (
              <p key={field}>
                <Anchor href={`#firm-${field}`} size="sm">
                  {fields[field]} is missing
                </Anchor>
              </p>
            ))}
          </Alert>
        )}
        {missing?.length === 0 && (
          <Alert
            role="status"
            color="var(--kz-success)"
            icon={<IconCircleCheck aria-hidden="true" />}
            title="The firm is registered"
          />
        )}
        {(['name', 'pin', 'town'] as const).map((field) => (
          <TextInput
            key={field}
            id={`firm-${field}`}
            name={field}
            label={fields[field]}
            required
            error={missing?.includes(field) && 'Fill this in'}
          />
        ))}
        <Button type="submit">Register</Button>
      </Stack>
    </form>
  );
}
