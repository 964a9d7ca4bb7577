import { Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import type { Begun } from './begun.ts';
import classes from './compose.module.css';
import { ComposeFoot } from './compose-foot.tsx';
import { Recipients } from './recipients.tsx';
import { wrongAddress } from './recipients-field.tsx';
import { useOutgoing } from './use-outgoing.ts';

interface ComposeDialogProps {
  begun: Begun;
  onClose: () => void;
}

/** Writes a mail. Closed without sending, it is kept as a draft. */
export function ComposeDialog({ begun, onClose }: ComposeDialogProps) {
  const isPhone = useIsPhone();
  const { to = [], cc = [], bcc = [], subject = '', message = '' } = begun;
  const form = useForm({
    initialValues: { to, cc, bcc, subject, message },
    validate: {
      to: (addresses) => (addresses.length === 0 ? 'Say whom it is to.' : wrongAddress(addresses)),
      cc: wrongAddress,
      bcc: wrongAddress,
    },
  });
  const { send, keep, discard, isBusy } = useOutgoing(begun, onClose);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => (form.isDirty() ? keep(form.getValues()) : onClose())}
      title={begun.title ?? 'New mail'}
      size={720}
      fullScreen={isPhone}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close and keep as a draft' }}
    >
      <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate>
        <Recipients form={form} />
        <TextInput label="Subject" {...form.getInputProps('subject')} />
        <RichTextField
          label="Message"
          placeholder="Write your message"
          value={message}
          onChange={(html) => form.setFieldValue('message', html)}
        />
        <ComposeFoot isBusy={isBusy} onDiscard={discard} />
      </form>
    </Modal>
  );
}
