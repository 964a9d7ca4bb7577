import type { AccountSettings } from '@kazi/simulation/account';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useKeepSettings } from './use-keep-settings.ts';

const countries = ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Burundi', 'South Sudan', 'Ethiopia', 'Somalia'];

const phoneNumber = (value: string) =>
  /^\+?[\d ]{7,18}$/.test(value.trim()) ? null : 'Give a phone number with digits and spaces.';

/** What others may read about somebody. */
export function InfoTab({ info }: { info: AccountSettings['info'] }) {
  const keep = useKeepSettings();
  const today = new Date().toISOString().slice(0, 10);
  const form = useForm({
    initialValues: info,
    validate: {
      phone: phoneNumber,
      dob: (day) => (day < today ? null : 'A day of birth lies in the past.'),
    },
  });
  return (
    <SettingsForm
      title="About you"
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ info: values });
        form.resetDirty(values);
      })}
    >
      <Textarea label="Bio" autosize minRows={3} {...form.getInputProps('bio')} />
      <div className={classes.pair}>
        <TextInput label="Day of birth" type="date" max={today} {...form.getInputProps('dob')} />
        <NativeSelect label="Country" data={countries} {...form.getInputProps('country')} />
        <TextInput label="Website" dir="ltr" {...form.getInputProps('website')} />
        <TextInput label="Phone" type="tel" dir="ltr" {...form.getInputProps('phone')} />
      </div>
    </SettingsForm>
  );
}
