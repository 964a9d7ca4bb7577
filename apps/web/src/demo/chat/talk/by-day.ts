import type { ChatMessage } from '@kazi/simulation/chat';
import { dayOf } from '../../../shell/days.ts';

/** What one of both said without a longer pause. */
export interface Run {
  senderId: number;
  messages: ChatMessage[];
}

interface Day {
  /** As `2026-11-21`. */
  day: string;
  runs: Run[];
}

const pauseMs = 15 * 60_000;

/** Messages by the day they were written, and within it by sender, those without a pause between them together. */
export function byDay(messages: readonly ChatMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const day = dayOf(new Date(message.time));
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.at(-1);
    if (run && continues(run, message)) run.messages.push(message);
    else last.runs.push({ senderId: message.senderId, messages: [message] });
  }
  return days;
}

function continues({ senderId, messages }: Run, next: ChatMessage): boolean {
  const last = messages.at(-1);
  return senderId === next.senderId && !!last && Date.parse(next.time) - Date.parse(last.time) < pauseMs;
}
