import { type ChatMessage, type Contact, getChat, listChats, sendMessage } from '@kazi/simulation/chat';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Textarea, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconInfoCircle from '#icons/IconInfoCircle';
import IconMessages from '#icons/IconMessages';
import IconSend2 from '#icons/IconSend2';
import IconUserOff from '#icons/IconUserOff';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../shell/once-opened.tsx';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { Tool } from '../../shell/tool.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { ColumnsFrame } from '../parts/columns-frame.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { expectAnswer, useArrived, useIsTyping } from './answering.ts';
import { Face } from './people/face.tsx';
import { PeopleList } from './people/people-list.tsx';
import type { ChatSearch } from './search.ts';
import { Messages } from './talk/messages.tsx';
import classes from './talk/talk.module.css';

/** Talks with the people one knows. Which one is open lives in the address. */
export function ChatPage({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('demo/chat');
  const { chat } = search;
  // What was typed and not sent waits while one looks at another chat.
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  return (
    <Page title={t('title')} width="full">
      <LeaveGuard isOn={Object.values(drafts).some((draft) => draft.trim() !== '')} />
      <ColumnsFrame className={classes.columns} isOpen={chat !== undefined}>
        <div className={classes.people}>
          <PeopleList search={search} />
        </div>
        <div className={classes.pane}>
          {chat === undefined ? (
            <div className={classes.unopened}>
              <EmptyState
                icon={<IconMessages size={24} stroke={1.6} />}
                title={t('none.title')}
                message={t('none.message')}
              />
            </div>
          ) : (
            <Talk
              key={chat}
              id={chat}
              draft={drafts[chat] ?? ''}
              onDraft={(text) => setDrafts((others) => ({ ...others, [chat]: text }))}
            />
          )}
        </div>
      </ColumnsFrame>
      <Announcer open={chat} />
    </Page>
  );
}

/** Tells those who cannot see it that somebody types, and what somebody wrote, once they have a moment. */
function Announcer({ open }: { open: number | undefined }) {
  const { t } = useTranslation('demo/chat');
  const isTyping = useIsTyping(open);
  const arrived = useArrived();
  const { data } = useQuery(answerOf(listChats, {}));
  const nameOf = (id: number | undefined) =>
    data?.contacts.find((contact) => contact.id === id)?.fullName ?? '';
  const news = arrived && t('wrote', { name: nameOf(arrived.from), message: arrived.message.message });
  return (
    <VisuallyHidden role="status">{isTyping ? t('isTyping', { name: nameOf(open) }) : news}</VisuallyHidden>
  );
}

const ContactPanel = onDemand(async () => (await import('./panels/contact-panel.tsx')).ContactPanel);

interface TalkProps {
  /** Of the contact. */
  id: number;
  /** What was typed and not sent. */
  draft: string;
  onDraft: (text: string) => void;
}

/** The chat with one contact. */
function Talk({ id, draft, onDraft }: TalkProps) {
  const { t } = useTranslation('demo/chat');
  const change = useChangeSearch<ChatSearch>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { query, send } = useTalk(id);
  const { data, error, isPending, refetch } = query;
  const close = () => change({ chat: undefined }, { replace: false });

  if (isPending) return <SkeletonRows rows={6} height={72} label={t('talk.loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const { contact, chat } = data;
  if (!contact)
    return (
      <EmptyState
        icon={<IconUserOff size={24} stroke={1.6} />}
        title={t('talk.missingTitle')}
        message={t('talk.missingMessage')}
        action={
          <Button variant="default" onClick={close}>
            {t('talk.back')}
          </Button>
        }
      />
    );
  return (
    <section className={classes.talk} aria-label={t('talk.label', { name: contact.fullName })}>
      <TalkHeader contact={contact} onBack={close} onOpen={() => setPanelOpen(true)} />
      <Messages contact={contact} messages={chat?.messages ?? []} />
      <Composer name={contact.fullName} draft={draft} onDraft={onDraft} onSend={send} />
      <OnceOpened opened={isPanelOpen}>
        <ContactPanel contact={contact} opened={isPanelOpen} onClose={() => setPanelOpen(false)} />
      </OnceOpened>
    </section>
  );
}

interface TalkHeaderProps {
  contact: Contact;
  onBack: () => void;
  /** Opens what is known of the contact. */
  onOpen: () => void;
}

/** The contact, what they are up to, and the way back. */
function TalkHeader({ contact, onBack, onOpen }: TalkHeaderProps) {
  const { t } = useTranslation('demo/chat');
  const isTyping = useIsTyping(contact.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the list made room for the chat, the focus went with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  return (
    <Row as="header" gap={12} className={classes.header}>
      <span className={classes.back}>
        <Tool label={t('talk.back')} icon={IconArrowLeft} onClick={onBack} />
      </span>
      <Face person={contact} />
      <Text as="div" grow>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          <bdi>{contact.fullName}</bdi>
        </h2>
        <Text tone="muted" size={13} cut>
          {isTyping ? (
            t('typing')
          ) : (
            <>
              {t(`statuses.${contact.status}`)} · <bdi>{contact.role}</bdi>
            </>
          )}
        </Text>
      </Text>
      <Tool label={t('talk.about', { name: contact.fullName })} icon={IconInfoCircle} onClick={onOpen} />
    </Row>
  );
}

const listKey = answerOf(listChats, {}).queryKey;

/** The chat with a contact, and how to write to them. What one writes is there at once. */
function useTalk(id: number) {
  const queries = useQueryClient();
  const options = answerOf(getChat, { id });
  // Opening is seeing: it is asked anew each time.
  const query = useQuery({ ...options, staleTime: 0 });
  const seenAt = query.dataUpdatedAt;

  useEffect(() => {
    if (seenAt === 0) return;
    queries.setQueryData(
      listKey,
      (list) =>
        list && {
          ...list,
          chatsContacts: list.chatsContacts.map((contact) =>
            contact.id === id ? { ...contact, chat: { ...contact.chat, unseenMsgs: 0 } } : contact,
          ),
        },
    );
  }, [queries, id, seenAt]);

  const sending = useChange(sendMessage, {
    changes: [getChat, listChats],
    optimistic: ({ obj }) => {
      const before = queries.getQueryData(options.queryKey);
      const me = queries.getQueryData(listKey)?.profileUser.id ?? 0;
      const sent: ChatMessage = { message: obj.message, time: new Date().toISOString(), senderId: me };
      if (before)
        queries.setQueryData(options.queryKey, {
          ...before,
          chat: {
            ...(before.chat ?? { id: 0, userId: id, unseenMsgs: 0 }),
            messages: [...(before.chat?.messages ?? []), sent],
          },
        });
      return () => queries.setQueryData(options.queryKey, before);
    },
    onDone: () => expectAnswer(id, queries),
  });
  return {
    query,
    send: (message: string) => sending.mutate({ obj: { message, contact: { id } } }),
  };
}

interface ComposerProps {
  /** The name of the contact it is written to. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (message: string) => void;
}

const mostLines = 6;

/** Where one writes: Enter sends, with Shift it begins a new line. */
function Composer({ name, draft, onDraft, onSend }: ComposerProps) {
  const { t } = useTranslation('demo/chat');
  const field = useRef<HTMLTextAreaElement>(null);
  useListedKeys(t('title'), { enter: t('composer.sendKey'), 'shift+enter': t('composer.lineKey') });
  useEffect(() => {
    // Opening a chat from the list moves the focus here, ready to write.
    if (document.activeElement?.closest('[data-people]')) field.current?.focus();
  }, []);

  function send() {
    const message = draft.trim();
    if (message === '') return;
    onSend(message);
    onDraft('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
    field.current?.focus();
  }
  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={t('composer.label', { name })}
        placeholder={t('composer.placeholder')}
        autosize
        minRows={1}
        maxRows={mostLines}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" size={36} aria-label={t('composer.send')} disabled={draft.trim() === ''}>
        <IconSend2 className={classes.sign} size={18} stroke={1.8} />
      </ActionIcon>
    </form>
  );
}
