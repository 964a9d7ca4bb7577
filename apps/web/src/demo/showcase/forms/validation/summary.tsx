import '@mantine/core/styles/Alert.layer.css';
import { toast } from '@kazi/ui/toast';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useRef } from 'react';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import classes from './summary.module.css';

const fields = { shop: 'Name of the shop', owner: 'Owner', email: 'E-mail', till: 'Till number' };

export default function Summary() {
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
