import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  getChat,
  getProfileUser,
  listChats,
  receiveMessage,
  sendMessage,
  updateProfileUser,
} from './contract.ts';

beforeEach(simulate);

const listed = async (contact: number) =>
  (await ask(listChats, {})).chatsContacts.find(({ id }) => id === contact)?.chat;
const send = (message: string, contact: number) =>
  ask(sendMessage, { obj: { message, contact: { id: contact } } });

test('chats come with the newest on top, contacts by name, and oneself', async () => {
  const { chatsContacts, contacts, profileUser } = await ask(listChats, {});
  const times = chatsContacts.map(({ chat }) => chat.lastMessage?.time ?? '');
  expect(times).toEqual(times.toSorted().reverse());
  const names = contacts.map(({ fullName }) => fullName);
  expect(names).toEqual(names.toSorted());
  expect(chatsContacts.length).toBeLessThan(contacts.length);
  expect(contacts.map(({ id }) => id)).not.toContain(profileUser.id);
  expect(await ask(getProfileUser, {})).toEqual(profileUser);
});

test('opening a chat makes what was unseen seen', async () => {
  expect((await listed(7))?.unseenMsgs).toBe(2);
  const { chat, contact } = await ask(getChat, { id: 7 });
  expect(contact?.fullName).toBe('Grace Achieng');
  expect(chat).toMatchObject({ userId: 7, unseenMsgs: 0 });
  expect((await listed(7))?.unseenMsgs).toBe(0);
});

test('a contact without a chat, and somebody unknown', async () => {
  expect(await ask(getChat, { id: 9 })).toMatchObject({ chat: null, contact: { id: 9 } });
  const { status, body } = await request('GET', '/apps/chat/get-chat?id=999');
  expect({ status, body }).toEqual({ status: 200, body: { chat: null, contact: null } });
});

describe('a message', () => {
  test('goes to the end of its chat, which is on top then', async () => {
    const { status, body } = await request('POST', '/apps/chat/send-msg', {
      obj: { message: 'On my way', contact: { id: 5 } },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      newMessageData: { message: 'On my way', senderId: 1, time: expect.any(String) },
      id: 5,
    });
    expect((await ask(getChat, { id: 5 })).chat?.messages.at(-1)?.message).toBe('On my way');
    expect((await ask(listChats, {})).chatsContacts[0]?.id).toBe(5);
  });

  test('begins a chat where there is none, and only then', async () => {
    const { chat, newMessageData } = await send('Karibu', 9);
    expect(chat).toEqual({ id: 9, userId: 9, unseenMsgs: 0, messages: [newMessageData] });
    expect(await send('Are you there?', 9)).not.toHaveProperty('chat');
    expect((await ask(getChat, { id: 9 })).chat?.messages).toHaveLength(2);
  });

  test('to somebody unknown changes nothing', async () => {
    const before = await ask(listChats, {});
    expect(await send('Hello?', 999)).toMatchObject({ id: 999 });
    expect(await ask(listChats, {})).toEqual(before);
  });
});

describe('what comes back', () => {
  test('is unseen until the chat is opened, and fits what was said', async () => {
    await send('Thank you!', 18);
    const { newMessageData } = await ask(receiveMessage, { id: 18 });
    expect(newMessageData).toMatchObject({ senderId: 18 });
    expect(newMessageData?.message).toMatch(/Karibu|Any time|welcome/);
    expect(await listed(18)).toMatchObject({ unseenMsgs: 1, lastMessage: newMessageData });
    await ask(getChat, { id: 18 });
    expect((await listed(18))?.unseenMsgs).toBe(0);
  });

  test('is written by somebody who is there', async () => {
    await send('Hello', 18);
    expect((await ask(getChat, { id: 18 })).contact?.status).toBe('offline');
    await ask(receiveMessage, { id: 18 });
    expect((await ask(getChat, { id: 18 })).contact?.status).toBe('online');
  });

  test('is nothing from somebody one never wrote to', async () => {
    expect(await ask(receiveMessage, { id: 9 })).toEqual({ newMessageData: null, id: 9 });
    expect(await ask(receiveMessage, { id: 999 })).toEqual({ newMessageData: null, id: 999 });
  });
});

test('one’s own status, words and settings are changed one by one', async () => {
  await ask(updateProfileUser, { status: 'busy' });
  await ask(updateProfileUser, { about: 'At the coast.', isNotificationsOn: true });
  expect((await ask(listChats, {})).profileUser).toMatchObject({
    status: 'busy',
    about: 'At the coast.',
    isNotificationsOn: true,
    isTwoStepAuthVerificationEnabled: true,
  });
});
