import { type Answer, on } from '../core/answers.ts';
import { idOf, nextId, sortedBy } from '../core/lists.ts';
import { always, flag, id, oneOf, type Reader, record, text } from '../core/read-body.ts';
import { seededOf } from '../core/seeded.ts';
import { sampleState } from '../core/state.ts';
import { withDemoUser } from '../people/demo-user.ts';
import {
  type Chat,
  type ChatMessage,
  getChat,
  getProfileUser,
  listChats,
  receiveMessage,
  sendMessage,
  statuses,
  updateProfileUser,
} from './contract.ts';
import { chats, contacts, profileUser } from './data.ts';

type Answers = readonly [string, ...string[]];

/** What somebody may be talking about, and what one says to it. The first that fits is taken. */
const topics: readonly [about: RegExp, answers: Answers][] = [
  [
    /\b(thanks|thank you|asante|cheers)\b/i,
    ['Karibu sana!', 'Any time. That is what I am here for.', 'You are welcome, Amina.'],
  ],
  [
    /^\s*(hi|hello|hey|habari|sasa|mambo|good (morning|afternoon|evening))\b/i,
    ['Hello Amina! How is your day?', 'Nzuri sana! And yours?', 'Hi! I was about to write to you.'],
  ],
  [
    /\b(bye|good night|see you|kwaheri)\b/i,
    ['Kwaheri, talk soon!', 'See you. Safe way home.', 'Lala salama!'],
  ],
  [
    /\b(price|cost|quotation|invoice|pay|paid|kes|ksh|money|budget)\b/i,
    [
      'Let me look at the figures and come back to you before five.',
      'I would keep some ten percent aside for surprises. The rest looks right.',
      'Cynthia has the latest numbers. I will ask her and tell you.',
    ],
  ],
  [
    /\b(meet|meeting|call|tomorrow|today|monday|tuesday|wednesday|thursday|friday|when)\b/i,
    [
      'That works for me. Shall I send an invitation?',
      'After two would be better, I am on the road until then.',
      'Fine with me. Your office or ours?',
    ],
  ],
  [
    /\?\s*$/,
    [
      'Good question. Give me ten minutes to find out.',
      'Yes, as far as I know. I will make sure and tell you.',
      'Not yet, but it is next on my list.',
    ],
  ],
];

const otherwise: Answers = [
  'Sawa, noted.',
  'That makes sense. I will take it from here.',
  'Good to know, thank you for telling me.',
  'Understood. I will write when it is done.',
  'Poa! Let us do it like that.',
];

/** What a contact says to a message, always the same for a seed. */
function answerTo(message: string, seed: number): string {
  const topic = topics.find(([about]) => about.test(message));
  return seededOf(seed, topic?.[1] ?? otherwise);
}

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

const profileChange = record({
  about: text,
  status: oneOf(statuses),
  isTwoStepAuthVerificationEnabled: flag,
  isNotificationsOn: flag,
});

/** A contact, or its id alone. */
const recipient: Reader<{ id: number }> = (given) => record({ id })(given) ?? { id: idOf(given) };

export const answers: readonly Answer[] = [
  on(listChats, () => {
    const withChat = state().chats.flatMap((chat) => {
      const contact = contactOf(chat.userId);
      return contact ? [{ ...contact, chat: summaryOf(chat) }] : [];
    });
    return {
      chatsContacts: sortedBy(withChat, ({ chat }) => chat.lastMessage?.time ?? '', 'desc'),
      contacts: sortedBy(state().contacts, ({ fullName }) => fullName),
      profileUser: withDemoUser(state().profileUser),
    };
  }),

  on(getProfileUser, () => withDemoUser(state().profileUser)),

  on(updateProfileUser, ({ body }) => withDemoUser(Object.assign(state().profileUser, body)), profileChange),

  on(getChat, ({ query }) => {
    const id = idOf(query('id'));
    const chat = chatWith(id);
    if (chat) chat.unseenMsgs = 0;
    return { chat: chat ?? null, contact: contactOf(id) ?? null };
  }),

  on(
    sendMessage,
    ({ body: { obj } }) => {
      const { id } = obj.contact;
      const newMessageData: ChatMessage = {
        message: obj.message,
        time: new Date().toISOString(),
        senderId: state().profileUser.id,
      };
      const known = chatWith(id);
      const chat = known ?? (contactOf(id) && startChat(id));
      chat?.messages.push(newMessageData);
      return { newMessageData, id, ...(chat && !known && { chat }) };
    },
    record({ obj: always(record({ message: text, contact: recipient }, { message: '' })) }),
  ),

  on(
    receiveMessage,
    ({ body }) => {
      const { id } = body;
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
    },
    record({ id }),
  ),
];
