import { EmptyState } from '@kazi/ui/empty-state';
import { useState } from 'react';
import IconMessages from '#icons/IconMessages';
import { Page } from '../../shell/page/page.tsx';
import { ColumnsFrame } from '../parts/columns-frame.tsx';
import { Announcer } from './announcer.tsx';
import classes from './chat-page.module.css';
import { PeopleList } from './people/people-list.tsx';
import type { ChatSearch } from './search.ts';
import { Talk } from './talk/talk.tsx';

/** Talks with the people one knows. Which one is open lives in the address. */
export function ChatPage({ search }: { search: ChatSearch }) {
  const { chat } = search;
  // What was typed and not sent waits while one looks at another chat.
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  return (
    <Page title="Chat" width="full">
      <ColumnsFrame className={classes.columns} isOpen={chat !== undefined}>
        <div className={classes.people}>
          <PeopleList search={search} />
        </div>
        <div className={classes.talk}>
          {chat === undefined ? (
            <EmptyState
              icon={<IconMessages size={24} stroke={1.6} />}
              title="No chat is open"
              message="Choose somebody from the list to read on, or to begin."
            />
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
