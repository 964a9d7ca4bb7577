import type { AccountSettings } from '@kazi/simulation/account';
import { Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

type Flags = AccountSettings['notification'];

const groups: { name: 'activity' | 'product'; flags: (keyof Flags)[] }[] = [
  { name: 'activity', flags: ['commentOnArticle', 'answerOnForm', 'followMe'] },
  { name: 'product', flags: ['newAnnouncements', 'productUpdates', 'blogDigest'] },
];

/** What somebody wants to hear of by e-mail. */
export function NotificationsTab({ notification }: { notification: Flags }) {
  const { t } = useTranslation('demo/account');
  const keep = useSaveSettings();
  const form = useForm({ initialValues: notification });
  return (
    <SettingsForm
      title={t('tabs.notifications')}
      description={t('notifications.description')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ notification: values });
        form.resetDirty(values);
      })}
    >
      {groups.map(({ name, flags }) => (
        <fieldset key={name} className={classes.flags}>
          <legend>{t(`notifications.groups.${name}`)}</legend>
          {flags.map((flag) => (
            <Switch
              key={flag}
              label={t(`notifications.flags.${flag}`)}
              {...form.getInputProps(flag, { type: 'checkbox' })}
            />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
