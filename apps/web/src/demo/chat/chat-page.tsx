import { listChats } from '@kazi/simulation/chat';
import { EmptyState } from '@kazi/ui/empty-state';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMessages from '#icons/IconMessages';
import { Page } from '../../shell/page/page.tsx';
import { answerOf } from '../calls/use-answer.ts';
import { ColumnsFrame } from '../parts/columns-frame.tsx';
import { useArrived, useIsTyping } from './answering.ts';
import { PeopleList } from './people/people-list.tsx';
import type { ChatSearch } from './search.ts';
import classes from './talk/talk.module.css';
import { Talk } from './talk/talk.tsx';

/** Talks with the people one knows. Which one is open lives in the address. */
export function ChatPage({ search }: { search: ChatSearch }) {
  const { t } = useTranslation('demo/chat');
  const { chat } = search;
  // What was typed and not sent waits while one looks at another chat.
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  return (
    <Page title={t('title')} width="full">
      <ColumnsFrame className={classes.columns} isOpen={chat !== undefined}>
        <div className={classes.people}>
          <PeopleList search={search} />
        </div>
        <div className={classes.pane}>
          {chat === undefined ? (
            <div className={classes.unopened}>
              <EmptyState
                icon={<IconMessages size={24} stroke={1.6} />}
                title={t('none.title')}
                message={t('none.message')}
              />
            </div>
          ) : (
            <Talk
              key={chat}
              id={chat}
              draft={drafts[chat] ?? ''}
              onDraft={(text) => setDrafts((others) => ({ ...others, [chat]: text }))}
            />
          )}
        </div>
      </ColumnsFrame>
      <Announcer open={chat} />
    </Page>
  );
}

/** Tells those who cannot see it that somebody types, and what somebody wrote, once they have a moment. */
function Announcer({ open }: { open: number | undefined }) {
  const { t } = useTranslation('demo/chat');
  const isTyping = useIsTyping(open);
  const arrived = useArrived();
  const { data } = useQuery(answerOf(listChats, {}));
  const nameOf = (id: number | undefined) =>
    data?.contacts.find((contact) => contact.id === id)?.fullName ?? '';
  const news = arrived && t('wrote', { name: nameOf(arrived.from), message: arrived.message.message });
  return (
    <VisuallyHidden role="status">{isTyping ? t('isTyping', { name: nameOf(open) }) : news}</VisuallyHidden>
  );
}
