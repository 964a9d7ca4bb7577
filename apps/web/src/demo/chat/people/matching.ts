import type { ChatsAndContacts } from '@kazi/simulation/chat';

/** What a search leaves: chats by name or last message, contacts by name or job. Without one, all of both. */
export function matching({ chatsContacts, contacts }: ChatsAndContacts, q: string) {
  const wanted = q.trim().toLocaleLowerCase();
  const has = (...texts: readonly string[]) =>
    texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  return {
    chats: chatsContacts.filter(({ fullName, chat }) => has(fullName, chat.lastMessage?.message ?? '')),
    contacts: contacts.filter(({ fullName, role }) => has(fullName, role)),
  };
}
