import type { Contact } from '@kazi/simulation/chat';
import { EmptyState } from '@kazi/ui/empty-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconInfoCircle from '#icons/IconInfoCircle';
import IconUserOff from '#icons/IconUserOff';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../shell/once-opened.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Tool } from '../../../shell/tool.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { useIsTyping } from '../answering.ts';
import { Face } from '../people/face.tsx';
import type { ChatSearch } from '../search.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import classes from './talk.module.css';
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
  const { t } = useTranslation('demo/chat');
  const change = useChangeSearch<ChatSearch>();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { query, send } = useTalk(id);
  const { data, error, isPending, refetch } = query;
  const close = () => change({ chat: undefined }, { replace: false });

  if (isPending) return <SkeletonRows rows={6} height={72} label={t('talk.loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const { contact, chat } = data;
  if (!contact)
    return (
      <EmptyState
        icon={<IconUserOff size={24} stroke={1.6} />}
        title={t('talk.missingTitle')}
        message={t('talk.missingMessage')}
        action={
          <Button variant="default" onClick={close}>
            {t('talk.back')}
          </Button>
        }
      />
    );
  return (
    <section className={classes.talk} aria-label={t('talk.label', { name: contact.fullName })}>
      <TalkHeader contact={contact} onBack={close} onOpen={() => setPanelOpen(true)} />
      <Messages contact={contact} messages={chat?.messages ?? []} />
      <Composer name={contact.fullName} draft={draft} onDraft={onDraft} onSend={send} />
      <OnceOpened opened={isPanelOpen}>
        <ContactPanel contact={contact} opened={isPanelOpen} onClose={() => setPanelOpen(false)} />
      </OnceOpened>
    </section>
  );
}

interface TalkHeaderProps {
  contact: Contact;
  onBack: () => void;
  /** Opens what is known of the contact. */
  onOpen: () => void;
}

/** The contact, what they are up to, and the way back. */
function TalkHeader({ contact, onBack, onOpen }: TalkHeaderProps) {
  const { t } = useTranslation('demo/chat');
  const isTyping = useIsTyping(contact.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the list made room for the chat, the focus went with it.
    const focused = document.activeElement;
    if (focused === document.body || !focused?.checkVisibility()) heading.current?.focus();
  }, []);
  return (
    <header className={classes.header}>
      <span className={classes.back}>
        <Tool label={t('talk.back')} icon={IconArrowLeft} onClick={onBack} />
      </span>
      <Face person={contact} />
      <div className={classes.words}>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          <bdi>{contact.fullName}</bdi>
        </h2>
        <p className={classes.status}>
          {isTyping ? (
            t('typing')
          ) : (
            <>
              {t(`statuses.${contact.status}`)} · <bdi>{contact.role}</bdi>
            </>
          )}
        </p>
      </div>
      <Tool label={t('talk.about', { name: contact.fullName })} icon={IconInfoCircle} onClick={onOpen} />
    </header>
  );
}
