import '@mantine/core/styles/PinInput.layer.css';
import { CloseButton, Input, Loader, PasswordInput, PinInput, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import IconAt from '#icons/IconAt';
import IconCheck from '#icons/IconCheck';
import IconMapPin from '#icons/IconMapPin';
import IconSearch from '#icons/IconSearch';
import IconX from '#icons/IconX';
import classes from './examples.module.css';

export function BasicExample() {
  return (
    <Stack gap="md">
      <TextInput
        label="Name of the business"
        placeholder="Mawingu Studio"
        autoComplete="organization"
        required
      />
      <TextInput
        label="E-mail"
        description="Receipts and payslips are sent here."
        placeholder="amina@mawingu.example"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextInput label="Town" defaultValue="Kisumu" autoComplete="address-level2" />
    </Stack>
  );
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function IconsExample() {
  const [search, setSearch] = useState('Umoja');
  return (
    <Stack gap="md">
      <TextInput
        label="Search the customers"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setSearch('')}
        leftSection={<IconSearch {...icon} />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />
        }
      />
      <TextInput
        label="Place of delivery"
        placeholder="Kimathi Street, Nairobi"
        leftSection={<IconMapPin {...icon} />}
      />
      <TextInput label="Name in chats" placeholder="brian.otieno" rightSection={<IconAt {...icon} />} />
    </Stack>
  );
}

export function StatesExample() {
  return (
    <Stack gap="md">
      <TextInput
        label="KRA PIN"
        defaultValue="P05123456"
        error="A PIN is a letter, nine figures and a letter, as P051234567Q."
      />
      <TextInput
        label="Number of the invoice"
        defaultValue="KZ-1042"
        readOnly
        description="Given when it is sent."
      />
      <TextInput
        label="Branch"
        defaultValue="Mombasa"
        disabled
        description="Only the owner moves a branch."
      />
      <TextInput
        label="Address of the shop"
        defaultValue="duka-letu"
        description="Looking whether it is free"
        rightSection={<Loader size={16} />}
        aria-busy
      />
    </Stack>
  );
}

const sizes = { xs: 'Smallest', sm: 'Usual', md: 'Medium', lg: 'Large', xl: 'Largest' } as const;

export function SizesExample() {
  return (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <TextInput key={size} size={size} aria-label={sizes[size]} placeholder={sizes[size]} />
      ))}
    </Stack>
  );
}

const rules = [
  { text: 'At least 10 characters', holds: (typed: string) => typed.length >= 10 },
  { text: 'More than one word or figure', holds: (typed: string) => /[\s\d-]/.test(typed.trim()) },
  { text: 'Not the name of the business', holds: (typed: string) => !/mawingu/i.test(typed) },
];

export function PasswordExample() {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <>
      <PasswordInput
        label="New password"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="new-password"
        aria-describedby={id}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      />
      <ul id={id} className={classes.rules}>
        {rules.map(({ text, holds }) => {
          const isMet = typed !== '' && holds(typed);
          const Icon = isMet ? IconCheck : IconX;
          return (
            <li key={text} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-label={isMet ? 'Met:' : 'Missing:'} role="img" /> {text}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const sent = '482913';

export function CodeExample() {
  const [code, setCode] = useState('');
  const isWrong = code.length === sent.length && code !== sent;
  const isRight = code === sent;
  return (
    <Input.Wrapper
      label="Code"
      labelElement="div"
      description={`Sent to +254 712 000 345. In this example it is ${sent}.`}
      error={isWrong && 'This is not the code. Look at the latest message.'}
    >
      <PinInput
        length={sent.length}
        type="number"
        oneTimeCode
        value={code}
        onChange={setCode}
        error={isWrong}
        gap="xs"
        dir="ltr"
        getInputProps={(at) => ({ 'aria-label': `Figure ${at + 1} of ${sent.length}` })}
      />
      <p role="status">{isRight && 'Thank you: the number is yours.'}</p>
    </Input.Wrapper>
  );
}
