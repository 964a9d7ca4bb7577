import type { ChatsAndContacts } from '@kazi/simulation/chat';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import type { ChatSearch } from '../search.ts';
import classes from './people-list.module.css';
import { ChatRow, ContactRow } from './person-row.tsx';

interface MatchingPeopleProps {
  all: ChatsAndContacts;
  search: ChatSearch;
  onClear: () => void;
}

/** The chats and contacts that the search leaves. */
export function MatchingPeople({ all, search, onClear }: MatchingPeopleProps) {
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
      <h2 id={id} className={classes.heading}>
        {name}
      </h2>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
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
