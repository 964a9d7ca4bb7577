import { type ReactNode, Suspense } from 'react';
import { createStore, useStore } from '../store.ts';

/** Draws a question; `close` takes it away. */
type Question = (close: () => void) => ReactNode;

/** Questions that wait for an answer; the first is shown. */
const questions = createStore<readonly Question[]>([]);

/** Asks which of two changes shall hold, once the earlier questions are answered. */
export const askWhichHolds = (question: Question): void => questions.set([...questions.get(), question]);

/** Shows the questions, one after the other. One for the whole application. */
export function StaleHost() {
  const question = useStore(questions, ([first]) => first);
  return <Suspense>{question?.(() => questions.set(questions.get().slice(1)))}</Suspense>;
}
