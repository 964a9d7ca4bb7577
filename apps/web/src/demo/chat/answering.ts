import { ask } from '@kazi/simulation/ask';
import { type ChatMessage, getChat, listChats, receiveMessage } from '@kazi/simulation/chat';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keyOf } from '../calls/use-answer.ts';

/** Reading comes before typing, and typing takes its time. */
const readingMs = 700;
const typingMs = 1800;

interface Answering {
  typing: ReadonlySet<number>;
  /** The last message that came. */
  arrived?: { from: number; message: ChatMessage };
}

let state: Answering = { typing: new Set() };
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function publish(next: Answering): void {
  state = next;
  for (const listener of listeners) listener();
}

function setTyping(contact: number, isTyping: boolean): void {
  const others = [...state.typing].filter((id) => id !== contact);
  publish({ ...state, typing: new Set(isTyping ? [...others, contact] : others) });
}

/** The contact reads, types and answers. Who writes again meanwhile gets one answer, to the last message. */
export function expectAnswer(contact: number, queries: QueryClient): void {
  const then = (run: () => void, ms: number) => {
    clearTimeout(timers.get(contact));
    timers.set(contact, setTimeout(run, ms));
  };
  const type = () => {
    setTyping(contact, true);
    then(answer, typingMs);
  };
  const answer = async () => {
    const { newMessageData } = await ask(receiveMessage, { id: contact });
    setTyping(contact, false);
    if (newMessageData) publish({ ...state, arrived: { from: contact, message: newMessageData } });
    // An open chat is seen by being read anew; only then does the list know what is left unseen.
    await queries.invalidateQueries({ queryKey: keyOf(getChat) });
    await queries.invalidateQueries({ queryKey: keyOf(listChats) });
  };
  then(type, readingMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is typing an answer. */
export const useIsTyping = (contact: number | undefined): boolean =>
  useSyncExternalStore(subscribe, () => contact !== undefined && state.typing.has(contact));

/** The last message that came while the demo was open. */
export const useArrived = () => useSyncExternalStore(subscribe, () => state.arrived);
