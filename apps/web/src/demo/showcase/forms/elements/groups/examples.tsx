import { Text } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Input, Menu, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './examples.module.css';

const fields = [
  { label: 'Price', before: 'KES', after: 'a month', value: '2,500', mode: 'decimal' },
  { label: 'Distance', before: undefined, after: 'km', value: '482', mode: 'numeric' },
  { label: 'Page of the shop', before: 'duka.example/', after: undefined, value: 'mawingu', mode: 'url' },
] as const;

export function UnitsExample() {
  const id = useId();
  return (
    <Stack gap="md">
      {fields.map(({ label, before, after, value, mode }) => (
        <TextInput
          key={label}
          label={label}
          defaultValue={value}
          inputMode={mode}
          dir="ltr"
          aria-describedby={`${id}-${label}`}
          leftSection={
            before && (
              <Text as="span" id={`${id}-${label}`} tone="muted" size={13}>
                {before}
              </Text>
            )
          }
          leftSectionWidth={before && before.length * 8 + 24}
          rightSection={
            after && (
              <Text as="span" id={before ? undefined : `${id}-${label}`} tone="muted" size={13}>
                {after}
              </Text>
            )
          }
          rightSectionWidth={after && after.length * 8 + 24}
        />
      ))}
    </Stack>
  );
}

export function ButtonExample() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: `An invitation is on its way to ${email}.` });
        setEmail('');
      }}
    >
      <div className={classes.joined}>
        <TextInput
          className={classes.grows}
          label="Invite by mail"
          type="email"
          required
          withAsterisk={false}
          placeholder="peter@juakali.example"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit">Invite</Button>
      </div>
    </form>
  );
}

const countries = { '+254': 'Kenya', '+255': 'Tanzania', '+256': 'Uganda', '+250': 'Rwanda' };

export function ChoiceExample() {
  const [code, setCode] = useState('+254');
  const [number, setNumber] = useState('712 000 345');
  const id = useId();
  return (
    <Input.Wrapper
      label="Phone"
      labelElement="div"
      labelProps={{ id }}
      description={`Text messages go to ${code} ${number}.`}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <fieldset className={classes.joined} aria-labelledby={id} dir="ltr">
        <NativeSelect
          className={classes.choice}
          aria-label="Country"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          data={Object.entries(countries).map(([value, country]) => ({
            value,
            label: `${value} ${country}`,
          }))}
        />
        <TextInput
          className={classes.grows}
          aria-label="Number"
          type="tel"
          autoComplete="tel-national"
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </fieldset>
    </Input.Wrapper>
  );
}

const others = ['Save and make another', 'Save as a draft', 'Save as a pattern'];

export function MenuExample() {
  const save = (how: string) => toast({ message: `${how}: done.` });
  return (
    <div className={classes.joined}>
      <Button onClick={() => save('Save')}>Save</Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={36} aria-label="Other ways to save">
            <IconChevronDown size={16} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((how) => (
            <Menu.Item key={how} onClick={() => save(how)}>
              {how}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
