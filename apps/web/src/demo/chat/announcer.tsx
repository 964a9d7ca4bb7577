import { listChats } from '@kazi/simulation/chat';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../calls/use-answer.ts';
import { useArrived, useIsTyping } from './answering.ts';

/** Tells those who cannot see it that somebody types, and what somebody wrote, once they have a moment. */
export function Announcer({ open }: { open: number | undefined }) {
  const isTyping = useIsTyping(open);
  const arrived = useArrived();
  const { data } = useQuery(answerOf(listChats, {}));
  const nameOf = (id: number | undefined) => data?.contacts.find((contact) => contact.id === id)?.fullName;
  const news = arrived && `${nameOf(arrived.from)} wrote: ${arrived.message.message}`;
  return <VisuallyHidden role="status">{isTyping ? `${nameOf(open)} is typing` : news}</VisuallyHidden>;
}
