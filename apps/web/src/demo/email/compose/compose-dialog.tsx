import type { Written } from '@kazi/simulation/email';
import { Button, Modal, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { Tool } from '../../parts/tool.tsx';
import classes from './compose.module.css';
import type { InitialMail } from './initial-mail.ts';
import { RecipientsField, wrongAddress } from './recipients-field.tsx';
import { useOutgoing } from './use-outgoing.ts';

interface ComposeDialogProps {
  initial: InitialMail;
  onClose: () => void;
}

const phone = '(max-width: 575.98px)';

/** Writes a mail. Closed without sending, it is kept as a draft. */
export function ComposeDialog({ initial, onClose }: ComposeDialogProps) {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const { to = [], cc = [], bcc = [], subject = '', message = '' } = initial;
  const form = useForm({
    initialValues: { to, cc, bcc, subject, message },
    validate: {
      to: (addresses) => (addresses.length === 0 ? 'Say whom it is to.' : wrongAddress(addresses)),
      cc: wrongAddress,
      bcc: wrongAddress,
    },
  });
  const { send, keep, discard, isBusy } = useOutgoing(initial, onClose);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => (form.isDirty() ? keep(form.getValues()) : onClose())}
      title={initial.title ?? 'New mail'}
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

/** Sends, or throws away what was written. */
function ComposeFoot({ isBusy, onDiscard }: { isBusy: boolean; onDiscard: () => void }) {
  return (
    <div className={classes.foot}>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={16} stroke={1.8} />}>
        Send
      </Button>
      <span className={classes.gap} />
      <Tool label="Discard" icon={IconTrash} onClick={onDiscard} />
    </div>
  );
}

/** Whom a mail is to; copies are asked for when they are wanted. */
function Recipients({ form }: { form: UseFormReturnType<Written> }) {
  const { to, cc, bcc } = form.getValues();
  const [hasCopies, setHasCopies] = useState(cc.length > 0 || bcc.length > 0);
  const field = (name: 'to' | 'cc' | 'bcc', value: string[]) => ({
    value,
    onChange: (addresses: string[]) => form.setFieldValue(name, addresses),
    error: form.errors[name]?.toString(),
  });
  return (
    <div className={classes.recipients}>
      <RecipientsField label="To" autoFocus={to.length === 0} {...field('to', to)} />
      {hasCopies ? (
        <>
          <RecipientsField label="Cc" {...field('cc', cc)} />
          <RecipientsField label="Bcc" {...field('bcc', bcc)} />
        </>
      ) : (
        <Button
          className={classes.copies}
          variant="subtle"
          size="compact-sm"
          onClick={() => setHasCopies(true)}
        >
          Add Cc and Bcc
        </Button>
      )}
    </div>
  );
}
