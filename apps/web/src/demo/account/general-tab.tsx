import type { AccountSettings } from '@kazi/simulation/account';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useValidators } from '../parts/validators.ts';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const pictureMostBytes = 800_000;

/** Name, address and picture. */
export function GeneralTab({ general }: { general: AccountSettings['general'] }) {
  const { t } = useTranslation('demo/account');
  const keep = useSaveSettings();
  const check = useValidators();
  const form = useForm({
    initialValues: general,
    validate: {
      username: check.required(t('general.required.username')),
      fullName: check.required(t('general.required.name')),
      email: check.emailAddress,
    },
  });

  function choosePicture(file: File | null) {
    if (!file) return;
    if (file.size > pictureMostBytes)
      return void toast({ tone: 'DANGER', message: t('general.pictureTooBig') });
    form.setFieldValue('avatar', URL.createObjectURL(file));
  }

  return (
    <SettingsForm
      title={t('tabs.general')}
      pristine={!form.isDirty()}
      onReset={form.reset}
      onSubmit={form.onSubmit((values) => {
        keep({ general: values });
        form.resetDirty(values);
      })}
    >
      <div className={classes.picture}>
        <Avatar name={form.values.fullName} src={form.values.avatar} size={72} />
        <div>
          <FileButton onChange={choosePicture} accept="image/png,image/jpeg,image/webp">
            {(button) => (
              <Button variant="default" {...button}>
                {t('general.choosePicture')}
              </Button>
            )}
          </FileButton>
          <p className={classes.hint}>{t('general.pictureHint')}</p>
        </div>
      </div>
      <div className={classes.pair}>
        <TextInput label={t('general.username')} {...form.getInputProps('username')} />
        <TextInput label={t('general.name')} {...form.getInputProps('fullName')} />
        <TextInput label={t('general.email')} type="email" dir="ltr" {...form.getInputProps('email')} />
        <TextInput label={t('general.company')} {...form.getInputProps('company')} />
      </div>
    </SettingsForm>
  );
}
