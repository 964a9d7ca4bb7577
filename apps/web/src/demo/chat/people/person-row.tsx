import type { ChatContact, Contact } from '@kazi/simulation/chat';
import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../../routing/demo-link.tsx';
import { links } from '../../routing/links.ts';
import { useIsTyping } from '../answering.ts';
import { Face } from './face.tsx';
import { MessageTime } from './message-time.tsx';
import classes from './person-row.module.css';

interface RowProps {
  contact: Contact;
  isOpen: boolean;
  /** Before what is below the name, in the reader's language. */
  before?: string | undefined;
  /** Below the name. */
  words: string;
  /** At the end of the row. */
  end?: ReactNode;
}

function Row({ contact, isOpen, before, words, end }: RowProps) {
  return (
    <li>
      <DemoLink
        to={links.chat}
        search={(now) => ({ ...now, chat: contact.id })}
        className={classes.row}
        data-open={isOpen || undefined}
      >
        <Face person={contact} />
        <span className={classes.text}>
          <span className={classes.name} dir="auto">
            {contact.fullName}
          </span>
          <span className={classes.line}>
            {before && <span>{before}</span>}
            <span className={classes.words} dir="auto">
              {words}
            </span>
          </span>
        </span>
        {end && <span className={classes.end}>{end}</span>}
      </DemoLink>
    </li>
  );
}

interface Choice<Person> {
  contact: Person;
  isOpen: boolean;
}

/** Somebody there is a chat with: what was said last and when, and how much was not seen. */
export function ChatRow({ contact, isOpen }: Choice<ChatContact>) {
  const { t } = useTranslation('demo/chat');
  const format = new Intl.NumberFormat(useLocale());
  const isTyping = useIsTyping(contact.id);
  const { lastMessage, unseenMsgs } = contact.chat;
  const isOwn = lastMessage !== null && lastMessage.senderId !== contact.id;
  const words = isTyping ? t('typing') : (lastMessage?.message ?? '');
  return (
    <Row
      contact={contact}
      isOpen={isOpen}
      before={isOwn && !isTyping ? t('people.you') : undefined}
      words={words}
      end={
        <>
          {lastMessage && <MessageTime at={lastMessage.time} />}
          {unseenMsgs > 0 && !isOpen && (
            <span className={classes.unseen}>
              {format.format(unseenMsgs)}
              <VisuallyHidden> {t('people.unread')}</VisuallyHidden>
            </span>
          )}
        </>
      }
    />
  );
}

/** Somebody one can write to. */
export function ContactRow({ contact, isOpen }: Choice<Contact>) {
  return <Row contact={contact} isOpen={isOpen} words={contact.role} />;
}
