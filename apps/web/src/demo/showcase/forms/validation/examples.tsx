import '@mantine/core/styles/Alert.layer.css';
import { toast } from '@kazi/ui/toast';
import { Alert, Button, Group, NumberInput, PasswordInput, Stack, TextInput } from '@mantine/core';
import { hasLength, isEmail, isNotEmpty, matches, schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { DayField } from '../../../../shell/day-field/day-field.tsx';
import { useValidators } from '../../../parts/validators.ts';
import classes from './examples.module.css';
import { registration } from './rules.ts';

export function SchemaExample() {
  const form = useForm({
    initialValues: {
      firstName: 'Beatrice',
      lastName: '',
      email: 'beatrice@',
      phone: '0712 000 345',
      password: '',
    },
    validate: schemaResolver(registration, { sync: true }),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ firstName }) => {
        toast({ message: `Karibu, ${firstName}!` });
      })}
    >
      <Stack gap="md" align="stretch">
        <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        <TextInput label="E-mail" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" autoComplete="tel" dir="ltr" {...form.getInputProps('phone')} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" w="fit-content">
          Register
        </Button>
      </Stack>
    </form>
  );
}

export function LeavingExample() {
  const form = useForm({
    initialValues: { company: '', pin: '', email: '' },
    validateInputOnBlur: true,
    validate: {
      company: hasLength({ min: 2 }, 'At least two letters.'),
      pin: matches(/^[A-Z]\d{9}[A-Z]$/i, 'A letter, nine figures and a letter, as P051234567Q.'),
      email: isEmail('An address looks like amina@mawingu.example.'),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        toast({ message: 'The supplier is kept.' });
      })}
    >
      <Stack gap="md">
        <TextInput label="Supplier" {...form.getInputProps('company')} />
        <TextInput label="KRA PIN" dir="ltr" {...form.getInputProps('pin')} />
        <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
        <Button type="submit" w="fit-content">
          Keep
        </Button>
      </Stack>
    </form>
  );
}

const taken = ['duka', 'mawingu'];

/** Stands for the call that reserves an address: answers what is wrong with which field. */
async function reserve({ address }: { address: string }) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return taken.includes(address) ? { address: `“${address}” is taken. Try “${address}-letu”.` } : {};
}

export function ServerExample() {
  const form = useForm({
    initialValues: { address: 'duka' },
    validate: { address: isNotEmpty('Choose an address.') },
  });
  const save = useMutation({
    mutationFn: reserve,
    networkMode: 'always',
    onSuccess(problems, { address }) {
      form.setErrors(problems);
      if ('address' in problems) form.getInputNode('address')?.focus();
      else toast({ message: `${address}.kazi.example is yours.` });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => save.mutate(typed))}>
      <Stack gap="md">
        <TextInput
          label="Address of the shop"
          description="“duka” and “mawingu” are taken in this example."
          dir="ltr"
          {...form.getInputProps('address')}
        />
        <Button type="submit" w="fit-content" loading={save.isPending}>
          Reserve
        </Button>
      </Stack>
    </form>
  );
}

export function TogetherExample() {
  const { day } = useValidators();
  const form = useForm({
    initialValues: { from: '2026-12-01', to: '2026-11-30', amina: 60, brian: 30 },
    validateInputOnChange: true,
    validate: {
      from: day,
      to: (to, { from }) => day(to) ?? (to < from ? 'Must be after the start.' : null),
      brian: (brian, { amina }) =>
        amina + brian === 100 ? null : `Together they make ${amina + brian}, not 100 percent.`,
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        toast({ message: 'The lease is shared.' });
      })}
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

const fields = { shop: 'Name of the shop', owner: 'Owner', email: 'E-mail', till: 'Till number' };

export function SummaryExample() {
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: { shop: 'Mkate Mzuri', owner: '', email: 'beatrice', till: '' },
    validate: {
      owner: isNotEmpty('Name who is liable for the shop.'),
      email: isEmail('An address looks like beatrice@mkate.example.'),
      till: isNotEmpty('Six figures, as on the sticker beside the till.'),
    },
  });
  const problems = Object.entries(form.errors);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        () => {
          toast({ message: 'The shop is registered.' });
        },
        () => requestAnimationFrame(() => summary.current?.focus()),
      )}
    >
      <Stack gap="md">
        {problems.length > 0 && (
          <Alert
            ref={summary}
            tabIndex={-1}
            color="red"
            title={
              problems.length === 1
                ? 'One field is not right yet'
                : `${problems.length} fields are not right yet`
            }
            icon={<IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />}
            classNames={{
              root: classes.alert ?? '',
              title: classes.title ?? '',
              message: classes.message ?? '',
            }}
          >
            <ul className={classes.list}>
              {problems.map(([path, problem]) => (
                <li key={path}>
                  <button
                    type="button"
                    className={classes.link}
                    onClick={() => form.getInputNode(path)?.focus()}
                  >
                    {problem}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {Object.entries(fields).map(([path, label]) => (
          <TextInput key={path} label={label} {...form.getInputProps(path)} />
        ))}
        <Button type="submit" w="fit-content">
          Register
        </Button>
      </Stack>
    </form>
  );
}
