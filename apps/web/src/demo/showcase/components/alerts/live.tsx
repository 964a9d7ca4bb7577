import '@mantine/core/styles/Alert.layer.css';
import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconCircleCheck from '#icons/IconCircleCheck';

const fields = { name: 'Name of the firm', pin: 'KRA PIN', town: 'Town' };
type Field = keyof typeof fields;

export default function Live() {
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
