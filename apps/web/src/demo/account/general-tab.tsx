import type { AccountSettings } from '@kazi/simulation/account';
import { Avatar } from '@kazi/ui/avatar';
import { toast } from '@kazi/ui/toast';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emailAddress, required } from '../authentication/validators.ts';
import classes from './account-settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const pictureMostBytes = 800_000;

/** Name, address and picture. */
export function GeneralTab({ general }: { general: AccountSettings['general'] }) {
  const keep = useSaveSettings();
  const form = useForm({
    initialValues: general,
    validate: {
      username: required('A user name'),
      fullName: required('Your name'),
      email: emailAddress,
    },
  });

  function choosePicture(file: File | null) {
    if (!file) return;
    if (file.size > pictureMostBytes)
      return toast({ tone: 'DANGER', message: 'The picture is over 800 kB. Choose a smaller one.' });
    form.setFieldValue('avatar', URL.createObjectURL(file));
  }

  return (
    <SettingsForm
      title="General"
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
                Choose a picture
              </Button>
            )}
          </FileButton>
          <p className={classes.hint}>PNG, JPEG or WebP, up to 800 kB.</p>
        </div>
      </div>
      <div className={classes.pair}>
        <TextInput label="User name" {...form.getInputProps('username')} />
        <TextInput label="Name" {...form.getInputProps('fullName')} />
        <TextInput label="E-mail address" type="email" dir="ltr" {...form.getInputProps('email')} />
        <TextInput label="Company" {...form.getInputProps('company')} />
      </div>
    </SettingsForm>
  );
}
