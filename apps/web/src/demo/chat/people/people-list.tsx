import {
  type ChatContact,
  type ChatsAndContacts,
  type Contact,
  listChats,
  type ProfileUser,
} from '@kazi/simulation/chat';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../shell/once-opened.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { useIsTyping } from '../answering.ts';
import type { ChatSearch } from '../search.ts';
import { MessageTime } from '../talk/messages.tsx';
import { Face } from './face.tsx';
import classes from './people.module.css';

const ProfilePanel = onDemand(async () => (await import('../panels/profile-panel.tsx')).ProfilePanel);

/** Chats, the newest on top, and below them everybody else one can write to. */
export function PeopleList({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('demo/chat');
  const change = useChangeSearch<ChatSearch>();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const { data, error, isPending, refetch } = useQuery(answerOf(listChats, {}));
  useShortcut({ keys: '/', label: t('people.search'), group: t('title'), run: focusSearch });
  return (
    <section className={classes.people} aria-label={t('people.label')}>
      <Row gap={12} className={classes.top}>
        {data && <OwnFace user={data.profileUser} onOpen={() => setProfileOpen(true)} />}
        <Text as="search" grow data-chat-search>
          <SearchField label={t('people.search')} value={search.q} onSearch={(q) => change({ q })} />
        </Text>
      </Row>
      {isPending && <SkeletonRows rows={10} height={64} label={t('people.loading')} />}
      {!isPending && !data && <FailedState error={error} onRetry={refetch} />}
      {data && (
        <MatchingPeople
          all={data}
          search={search}
          onClear={() => change({ q: undefined }, { replace: false })}
        />
      )}
      {data && (
        <OnceOpened opened={isProfileOpen}>
          <ProfilePanel
            known={data.profileUser}
            opened={isProfileOpen}
            onClose={() => setProfileOpen(false)}
          />
        </OnceOpened>
      )}
    </section>
  );
}

const focusSearch = () => document.querySelector<HTMLElement>('[data-chat-search] input')?.focus();

/** Oneself; opens the panel where one's words and status are changed. */
function OwnFace({ user, onOpen }: { user: ProfileUser; onOpen: () => void }) {
  const { t } = useTranslation('demo/chat');
  return (
    <UnstyledButton className={classes.own} onClick={onOpen} title={t('profile.title')}>
      <Face person={user} size={36} />
      <VisuallyHidden>{t('profile.title')}</VisuallyHidden>
    </UnstyledButton>
  );
}

interface MatchingPeopleProps {
  all: ChatsAndContacts;
  search: ChatSearch;
  onClear: () => void;
}

/** The chats and contacts that the search leaves. */
function MatchingPeople({ all, search, onClear }: MatchingPeopleProps) {
  const { t } = useTranslation('demo/chat');
  const { chats, contacts } = matching(all, search.q ?? '');
  if (chats.length + contacts.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.6} />}
        title={t('people.noneTitle')}
        message={t('people.noneMessage')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('people.clearSearch')}
          </Button>
        }
      />
    );
  return (
    <div className={classes.scroller} data-people>
      {chats.length > 0 && (
        <Group name={t('people.chats')}>
          {chats.map((contact) => (
            <ChatRow key={contact.id} contact={contact} isOpen={contact.id === search.chat} />
          ))}
        </Group>
      )}
      {contacts.length > 0 && (
        <Group name={t('people.contacts')}>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} isOpen={contact.id === search.chat} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Text as="h2" id={id} tone="muted" size={12} weight={600} className={classes.heading}>
        {name}
      </Text>
      <Stack as="ul" gap={2} aria-labelledby={id}>
        {children}
      </Stack>
    </>
  );
}

/** What a search leaves: chats by name, job or last message, and by name or job those one has no chat with. Without one, all. */
function matching({ chatsContacts, contacts }: ChatsAndContacts, q: string) {
  const wanted = q.trim().toLocaleLowerCase();
  const withChat = new Set(chatsContacts.map(({ id }) => id));
  const has = (...texts: readonly string[]) =>
    texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  return {
    chats: chatsContacts.filter(({ fullName, role, chat }) =>
      has(fullName, role, chat.lastMessage?.message ?? ''),
    ),
    contacts: contacts.filter(({ id, fullName, role }) => !withChat.has(id) && has(fullName, role)),
  };
}

interface PersonRowProps {
  contact: Contact;
  isOpen: boolean;
  /** Before what is below the name, in the reader's language. */
  before?: string | undefined;
  /** Below the name. */
  words: string;
  /** At the end of the row. */
  end?: ReactNode;
}

function PersonRow({ contact, isOpen, before, words, end }: PersonRowProps) {
  return (
    <li>
      <DemoLink
        to={links.chat}
        search={(now) => ({ ...now, chat: contact.id })}
        className={classes.row}
        data-open={isOpen || undefined}
      >
        <Face person={contact} />
        <Stack as="span" grow>
          <Text as="span" cut className={classes.name} dir="auto">
            {contact.fullName}
          </Text>
          <Row as="span" gap={4} align="stretch" tone="muted" size={13} shrinks>
            {before && <span>{before}</span>}
            <Text as="span" cut className={classes.words} dir="auto">
              {words}
            </Text>
          </Row>
        </Stack>
        {end && (
          <Stack as="span" gap={4} align="end" tone="muted" size={12} tabular className={classes.end}>
            {end}
          </Stack>
        )}
      </DemoLink>
    </li>
  );
}

interface Choice<Person> {
  contact: Person;
  isOpen: boolean;
}

/** Somebody there is a chat with: what was said last and when, and how much was not seen. */
function ChatRow({ contact, isOpen }: Choice<ChatContact>) {
  const { t } = useTranslation('demo/chat');
  const format = new Intl.NumberFormat(useLocale());
  const isTyping = useIsTyping(contact.id);
  const { lastMessage, unseenMsgs } = contact.chat;
  const isOwn = lastMessage !== null && lastMessage.senderId !== contact.id;
  const words = isTyping ? t('typing') : (lastMessage?.message ?? '');
  return (
    <PersonRow
      contact={contact}
      isOpen={isOpen}
      before={isOwn && !isTyping ? t('people.you') : undefined}
      words={words}
      end={
        <>
          {lastMessage && <MessageTime at={lastMessage.time} />}
          {unseenMsgs > 0 && !isOpen && (
            <span className={classes.unseen}>
              {format.format(unseenMsgs)}
              <VisuallyHidden> {t('people.unread')}</VisuallyHidden>
            </span>
          )}
        </>
      }
    />
  );
}

/** Somebody one can write to. */
function ContactRow({ contact, isOpen }: Choice<Contact>) {
  return <PersonRow contact={contact} isOpen={isOpen} words={contact.role} />;
}
