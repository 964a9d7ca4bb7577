import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useState } from 'react';
import IconUserOff from '#icons/IconUserOff';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../shell/once-opened.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import type { ChatSearch } from '../search.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import classes from './talk.module.css';
import { TalkHeader } from './talk-header.tsx';
import { useTalk } from './use-talk.ts';

const ContactPanel = onDemand(async () => (await import('../panels/contact-panel.tsx')).ContactPanel);

interface TalkProps {
  /** Of the contact. */
  id: number;
  /** What was typed and not sent. */
  draft: string;
  onDraft: (text: string) => void;
}

/** The chat with one contact. */
export function Talk({ id, draft, onDraft }: TalkProps) {
  const change = useChangeSearch<ChatSearch>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { query, send } = useTalk(id);
  const { data, error, isPending, refetch } = query;
  const close = () => change({ chat: undefined }, { replace: false });

  if (isPending) return <SkeletonRows rows={6} height={72} label="Loading the chat" />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const { contact, chat } = data;
  if (!contact)
    return (
      <EmptyState
        icon={<IconUserOff size={24} stroke={1.6} />}
        title="Nobody you know"
        message="The link may be an old one."
        action={
          <Button variant="default" onClick={close}>
            Back to the chats
          </Button>
        }
      />
    );
  return (
    <section className={classes.talk} aria-label={`Chat with ${contact.fullName}`}>
      <TalkHeader contact={contact} onBack={close} onOpen={() => setPanelOpen(true)} />
      <Messages contact={contact} messages={chat?.messages ?? []} />
      <Composer name={contact.fullName} draft={draft} onDraft={onDraft} onSend={send} />
      <OnceOpened opened={isPanelOpen}>
        <ContactPanel contact={contact} opened={isPanelOpen} onClose={() => setPanelOpen(false)} />
      </OnceOpened>
    </section>
  );
}
