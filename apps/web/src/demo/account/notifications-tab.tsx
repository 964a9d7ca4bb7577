import type { AccountSettings } from '@kazi/simulation/account';
import { Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

type Flags = AccountSettings['notification'];

const groups: { legend: string; flags: { name: keyof Flags; label: string }[] }[] = [
  {
    legend: 'Activity',
    flags: [
      { name: 'commentOnArticle', label: 'Somebody comments on what I wrote' },
      { name: 'answerOnForm', label: 'Somebody answers a form of mine' },
      { name: 'followMe', label: 'Somebody follows me' },
    ],
  },
  {
    legend: 'The product',
    flags: [
      { name: 'newAnnouncements', label: 'News and announcements' },
      { name: 'productUpdates', label: 'What is new each week' },
      { name: 'blogDigest', label: 'The blog, once a week' },
    ],
  },
];

/** What somebody wants to hear of by e-mail. */
export function NotificationsTab({ notification }: { notification: Flags }) {
  const keep = useSaveSettings();
  const form = useForm({ initialValues: notification });
  return (
    <SettingsForm
      title="Notifications"
      description="Sent by e-mail."
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ notification: values });
        form.resetDirty(values);
      })}
    >
      {groups.map(({ legend, flags }) => (
        <fieldset key={legend} className={classes.flags}>
          <legend>{legend}</legend>
          {flags.map(({ name, label }) => (
            <Switch key={name} label={label} {...form.getInputProps(name, { type: 'checkbox' })} />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
