import { type Answer, on } from '../core/answers.ts';
import { idOf } from '../core/inputs.ts';
import { nextId, sortedBy } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { answerTo } from './answer-to.ts';
import { chats } from './chats.data.ts';
import {
  type Chat,
  type ChatMessage,
  getChat,
  getProfileUser,
  listChats,
  receiveMessage,
  sendMessage,
  updateProfileUser,
} from './contract.ts';
import { contacts, profileUser } from './data.ts';

const state = sampleState(() => ({ chats: chats(), contacts: contacts(), profileUser: profileUser() }));

const contactOf = (id: number) => state().contacts.find((contact) => contact.id === id);
const chatWith = (contact: number) => state().chats.find(({ userId }) => userId === contact);

const summaryOf = ({ id, unseenMsgs, messages }: Chat) => ({
  id,
  unseenMsgs,
  lastMessage: messages.at(-1) ?? null,
});

function startChat(contact: number): Chat {
  const chat = { id: nextId(state().chats), userId: contact, unseenMsgs: 0, messages: [] };
  state().chats.push(chat);
  return chat;
}

export const answers: readonly Answer[] = [
  on(listChats, () => {
    const withChat = state().chats.flatMap((chat) => {
      const contact = contactOf(chat.userId);
      return contact ? [{ ...contact, chat: summaryOf(chat) }] : [];
    });
    return {
      chatsContacts: sortedBy(withChat, ({ chat }) => chat.lastMessage?.time ?? '', 'desc'),
      contacts: sortedBy(state().contacts, ({ fullName }) => fullName),
      profileUser: state().profileUser,
    };
  }),

  on(getProfileUser, () => state().profileUser),

  on(updateProfileUser, ({ body }) => Object.assign(state().profileUser, body)),

  on(getChat, ({ query }) => {
    const id = idOf(query('id'));
    const chat = chatWith(id);
    if (chat) chat.unseenMsgs = 0;
    return { chat: chat ?? null, contact: contactOf(id) ?? null };
  }),

  on(sendMessage, ({ body: { obj } }) => {
    const id = idOf(obj.contact.id);
    const newMessageData: ChatMessage = {
      message: obj.message,
      time: new Date().toISOString(),
      senderId: state().profileUser.id,
    };
    const known = chatWith(id);
    const chat = known ?? (contactOf(id) && startChat(id));
    chat?.messages.push(newMessageData);
    return { newMessageData, id, ...(chat && !known && { chat }) };
  }),

  on(receiveMessage, ({ body }) => {
    const id = idOf(body.id);
    const contact = contactOf(id);
    const chat = chatWith(id);
    if (!contact || !chat) return { newMessageData: null, id };
    const message = answerTo(chat.messages.at(-1)?.message ?? '', chat.messages.length + id);
    const newMessageData = { message, time: new Date().toISOString(), senderId: id };
    chat.messages.push(newMessageData);
    chat.unseenMsgs += 1;
    // Somebody who writes is online.
    if (contact.status === 'offline') contact.status = 'online';
    return { newMessageData, id };
  }),
];
