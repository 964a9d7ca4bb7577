import { type ChatMessage, getChat, listChats, sendMessage } from '@kazi/simulation/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { expectAnswer } from '../answering.ts';

const listKey = answerOf(listChats, {}).queryKey;

/** The chat with a contact, and how to write to them. What one writes is there at once. */
export function useTalk(id: number) {
  const queries = useQueryClient();
  const options = answerOf(getChat, { id });
  // Opening is seeing: it is asked anew each time.
  const query = useQuery({ ...options, staleTime: 0 });
  const seenAt = query.dataUpdatedAt;

  useEffect(() => {
    if (seenAt === 0) return;
    queries.setQueryData(
      listKey,
      (list) =>
        list && {
          ...list,
          chatsContacts: list.chatsContacts.map((contact) =>
            contact.id === id ? { ...contact, chat: { ...contact.chat, unseenMsgs: 0 } } : contact,
          ),
        },
    );
  }, [queries, id, seenAt]);

  const sending = useChange(sendMessage, {
    changes: [getChat, listChats],
    optimistic: ({ obj }) => {
      const before = queries.getQueryData(options.queryKey);
      const me = queries.getQueryData(listKey)?.profileUser.id ?? 0;
      const sent: ChatMessage = { message: obj.message, time: new Date().toISOString(), senderId: me };
      if (before)
        queries.setQueryData(options.queryKey, {
          ...before,
          chat: {
            ...(before.chat ?? { id: 0, userId: id, unseenMsgs: 0 }),
            messages: [...(before.chat?.messages ?? []), sent],
          },
        });
      return () => queries.setQueryData(options.queryKey, before);
    },
    onDone: () => expectAnswer(id, queries),
  });
  return {
    query,
    send: (message: string) => sending.mutate({ obj: { message, contact: { id } } }),
  };
}
