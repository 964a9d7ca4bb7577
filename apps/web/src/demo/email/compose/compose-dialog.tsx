import {
  getEmail,
  listEmails,
  saveDraft,
  sendEmail,
  updateEmails,
  type Written,
} from '@kazi/simulation/email';
import { Row, Text } from '@kazi/ui/layout';
import { useListFormat } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Button, CloseButton, FileButton, Portal, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import IconPaperclip from '#icons/IconPaperclip';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { DialogFrame } from '../../../shell/dialog/dialog-frame.tsx';
import { useReturnFocus } from '../../../shell/dialog/use-return-focus.ts';
import { Tool } from '../../../shell/tool.tsx';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { links } from '../../routing/links.ts';
import classes from './compose.module.css';
import { AttachedFiles, RecipientsField, useAttach, wrongAddress } from './fields.tsx';
import type { InitialMail } from './initial-mail.ts';

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
      <LeaveGuard isOn={form.isDirty() && !isBusy} />
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
    <Row gap={8} className={classes.foot}>
      <Button type="submit" loading={isBusy} leftSection={<IconSend size={16} stroke={1.8} />}>
        {t('write.send')}
      </Button>
      <FileButton multiple onChange={onAttach}>
        {({ onClick }) => <Tool label={t('write.attach')} icon={IconPaperclip} onClick={onClick} />}
      </FileButton>
      <Text as="span" grow />
      <Tool label={t('write.discard')} icon={IconTrash} onClick={onDiscard} />
    </Row>
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

interface ComposeFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Around a mail that is written: beside the mails where there is room for both, as in the style sheets, else above. */
function ComposeFrame({ title, onClose, children }: ComposeFrameProps) {
  const isPhone = useIsPhone();
  const hasRoom = useMediaQuery('(min-width: 992px) and (min-height: 640px)', false, {
    getInitialValueInEffect: false,
  });
  useReturnFocus();
  if (hasRoom)
    return (
      <Dock title={title} onClose={onClose}>
        {children}
      </Dock>
    );
  return (
    <DialogFrame onClose={onClose} title={title} size={720} fullScreen={isPhone}>
      {children}
    </DialogFrame>
  );
}

/** A panel at the bottom of the window. What is behind it goes on working by pointer; its keys rest, as under any dialog. */
function Dock(props: ComposeFrameProps) {
  return (
    <Portal>
      <DockPanel {...props} />
    </Portal>
  );
}

/** Apart from its portal, which draws what it holds later than itself: the focus goes to a field that is there. */
function DockPanel({ title, onClose, children }: ComposeFrameProps) {
  const { t } = useTranslation('demo/email');
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    // An open list of suggestions takes the key for itself.
    const isTaken =
      event.target instanceof HTMLElement && event.target.dataset.mantineStopPropagation === 'true';
    if (event.key !== 'Escape' || isTaken || !panel.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onClose();
  }
  return (
    <dialog open ref={panel} className={classes.dock} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Row as="header" justify="between" className={classes.header}>
        <Text as="h2" id={titleId} size={15} weight={600}>
          {title}
        </Text>
        <CloseButton aria-label={t('write.close')} onClick={onClose} />
      </Row>
      {children}
    </dialog>
  );
}

const changes = [listEmails, getEmail];

/** What becomes of a mail that is written: it is sent, kept, or thrown away. */
function useOutgoing({ draftId, replyTo }: InitialMail, onDone: () => void) {
  const { t } = useTranslation('demo/email');
  const router = useRouter();
  const list = useListFormat();
  const update = useChange(updateEmails, { changes });
  const trash = (id: number) => update.mutate({ emailIds: [id], dataToUpdate: { folder: 'trash' } });

  const sending = useChange(sendEmail, {
    changes,
    onDone: ({ email: { id, to } }) => {
      const view = () => router.navigate({ href: `${links.email}?folder=sent&mail=${id}` });
      const names = list(to.map(({ name }) => name));
      toast({
        message: t('write.sent', { names }),
        action: { label: t('write.view'), run: () => void view() },
      });
      onDone();
    },
  });
  const keeping = useChange(saveDraft, {
    changes,
    onDone: ({ email: { id, subject } }) => {
      const discard = { label: t('write.discard'), run: () => trash(id) };
      toast({ message: t('write.kept', { subject: subject || t('noSubject') }), action: discard });
      onDone();
    },
  });

  return {
    isBusy: sending.isPending || keeping.isPending,
    send: (email: Written) => sending.mutate({ draftId, replyTo, email }),
    keep: (email: Written) => keeping.mutate({ id: draftId, email }),
    discard() {
      if (draftId !== undefined) trash(draftId);
      onDone();
    },
  };
}
