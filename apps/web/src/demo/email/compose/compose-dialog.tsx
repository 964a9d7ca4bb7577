import type { Written } from '@kazi/simulation/email';
import { Button, FileButton, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPaperclip from '#icons/IconPaperclip';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { Tool } from '../../../shell/tool.tsx';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { AttachedFiles, useAttach } from './attached-files.tsx';
import classes from './compose.module.css';
import { ComposeFrame } from './compose-frame.tsx';
import type { InitialMail } from './initial-mail.ts';
import { RecipientsField, wrongAddress } from './recipients-field.tsx';
import { useOutgoing } from './use-outgoing.ts';

interface ComposeDialogProps {
  initial: InitialMail;
  /** Another mail is to be written: this one gives way, kept as a draft. */
  isLeft: boolean;
  onClose: () => void;
}

/** Writes a mail. Closed without sending, it is kept as a draft. */
export function ComposeDialog({ initial, isLeft, onClose }: ComposeDialogProps) {
  const { t } = useTranslation('demo/email');
  const { to = [], cc = [], bcc = [], subject = '', message = '', attachments = [] } = initial;
  const addressProblem = (addresses: readonly string[]) => {
    const address = wrongAddress(addresses);
    return address === undefined ? null : t('write.wrongAddress', { address });
  };
  const form = useForm({
    initialValues: { to, cc, bcc, subject, message, attachments },
    validate: {
      to: (addresses) => (addresses.length === 0 ? t('write.toMissing') : addressProblem(addresses)),
      cc: addressProblem,
      bcc: addressProblem,
    },
  });
  const attach = useAttach((added) => {
    const names = added.map(({ fileName }) => fileName);
    const others = form.getValues().attachments.filter(({ fileName }) => !names.includes(fileName));
    form.setFieldValue('attachments', [...others, ...added]);
  });
  const { send, keep, discard, isBusy } = useOutgoing(initial, onClose);
  const leave = () => (form.isDirty() ? keep(form.getValues()) : onClose());
  const giveWay = useEffectEvent(leave);
  useEffect(() => {
    if (isLeft) giveWay();
  }, [isLeft]);
  const { target } = useFileDrop((files) => void attach(files), true);
  return (
    <ComposeFrame title={t(`write.titles.${initial.kind ?? 'new'}`)} onClose={leave}>
      <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate {...target}>
        <Recipients form={form} />
        <TextInput label={t('write.subject')} {...form.getInputProps('subject')} />
        <RichTextField
          label={t('write.message')}
          placeholder={t('write.placeholder')}
          value={message}
          focus={to.length > 0 ? 'start' : undefined}
          onChange={(html) => form.setFieldValue('message', html)}
        />
        <AttachedFiles
          attachments={form.values.attachments}
          onChange={(attachments) => form.setFieldValue('attachments', attachments)}
        />
        <ComposeFoot isBusy={isBusy} onAttach={(files) => void attach(files)} onDiscard={discard} />
      </form>
    </ComposeFrame>
  );
}

interface ComposeFootProps {
  isBusy: boolean;
  onAttach: (files: File[]) => void;
  onDiscard: () => void;
}

/** Sends, takes files along, or throws away what was written. */
function ComposeFoot({ isBusy, onAttach, onDiscard }: ComposeFootProps) {
  const { t } = useTranslation('demo/email');
  return (
    <div className={classes.foot}>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={16} stroke={1.8} />}>
        {t('write.send')}
      </Button>
      <FileButton multiple onChange={onAttach}>
        {({ onClick }) => <Tool label={t('write.attach')} icon={IconPaperclip} onClick={onClick} />}
      </FileButton>
      <span className={classes.gap} />
      <Tool label={t('write.discard')} icon={IconTrash} onClick={onDiscard} />
    </div>
  );
}

/** The addressees of a mail; copies are asked for when they are wanted. */
function Recipients({ form }: { form: UseFormReturnType<Written> }) {
  const { t } = useTranslation('demo/email');
  const { to, cc, bcc } = form.getValues();
  const [hasCopies, setHasCopies] = useState(cc.length > 0 || bcc.length > 0);
  const field = (name: 'to' | 'cc' | 'bcc', value: string[]) => ({
    value,
    onChange: (addresses: string[]) => form.setFieldValue(name, addresses),
    error: form.errors[name]?.toString(),
  });
  return (
    <div className={classes.recipients}>
      <RecipientsField label={t('write.to')} autoFocus={to.length === 0} {...field('to', to)} />
      {hasCopies ? (
        <>
          <RecipientsField label={t('write.cc')} {...field('cc', cc)} />
          <RecipientsField label={t('write.bcc')} {...field('bcc', bcc)} />
        </>
      ) : (
        <Button
          className={classes.copies}
          variant="subtle"
          size="compact-sm"
          onClick={() => setHasCopies(true)}
        >
          {t('write.addCopies')}
        </Button>
      )}
    </div>
  );
}
