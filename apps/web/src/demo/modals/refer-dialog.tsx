import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { emailAddress } from '../authentication/validators.ts';
import classes from './modals.module.css';

const link = 'https://kazi.example/join/amina-482';

/** A link that brings somebody here. */
export function ReferDialog({ onClose }: { onClose: () => void }) {
  const clipboard = useClipboard();
  const form = useForm({ initialValues: { email: '' }, validate: { email: (value) => emailAddress(value) } });
  return (
    <FormDialog
      title="Refer a friend"
      submitLabel="Send"
      busy={false}
      onSubmit={form.onSubmit(({ email }) => {
        toast({ message: `The link is on its way to ${email}.` });
        onClose();
      })}
      onClose={onClose}
    >
      <div className={classes.line}>
        <TextInput label="Your link" readOnly value={link} dir="ltr" />
        <Button variant="default" onClick={() => clipboard.copy(link)}>
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <TextInput
        label="E-mail address"
        type="email"
        dir="ltr"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
