import { ask } from '@kazi/simulation/ask';
import { type ChatMessage, getChat, listChats, receiveMessage } from '@kazi/simulation/chat';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../shell/store.ts';
import { keyOf } from '../calls/use-answer.ts';

/** Reading comes before typing, and typing takes its time. */
const readingMs = 700;
const answeringMs = 1800;

interface Answering {
  typing: ReadonlySet<number>;
  /** The last message that came. */
  arrived?: { from: number; message: ChatMessage };
}

const store = createStore<Answering>({ typing: new Set() });
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function setTyping(contact: number, isTyping: boolean): void {
  const state = store.get();
  const others = [...state.typing].filter((id) => id !== contact);
  store.set({ ...state, typing: new Set(isTyping ? [...others, contact] : others) });
}

/** The contact reads, types and answers. Messages written meanwhile get one answer, to the last of them. */
export function expectAnswer(contact: number, queries: QueryClient): void {
  const then = (run: () => void | Promise<void>, ms: number) => {
    clearTimeout(timers.get(contact));
    timers.set(
      contact,
      setTimeout(() => void run(), ms),
    );
  };
  const type = () => {
    setTyping(contact, true);
    then(answer, answeringMs);
  };
  const answer = async () => {
    const { newMessageData } = await ask(receiveMessage, { id: contact });
    setTyping(contact, false);
    if (newMessageData) store.set({ ...store.get(), arrived: { from: contact, message: newMessageData } });
    // An open chat is seen by being read anew; only then does the list know what is left unseen.
    await queries.invalidateQueries({ queryKey: keyOf(getChat) });
    await queries.invalidateQueries({ queryKey: keyOf(listChats) });
  };
  then(type, readingMs);
}

/** Whether somebody is typing an answer. */
export const useIsTyping = (contact: number | undefined): boolean =>
  useStore(store, ({ typing }) => contact !== undefined && typing.has(contact));

/** The last message that came while the demo was open. */
export const useArrived = () => useStore(store, ({ arrived }) => arrived);
