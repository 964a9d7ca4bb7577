import type { Contact } from '@kazi/simulation/chat';
import { useEffect, useRef } from 'react';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconInfoCircle from '#icons/IconInfoCircle';
import { Tool } from '../../../shell/tool.tsx';
import { useIsTyping } from '../answering.ts';
import { Face } from '../people/face.tsx';
import { statusNames } from '../statuses.ts';
import classes from './talk-header.module.css';

interface TalkHeaderProps {
  contact: Contact;
  onBack: () => void;
  /** Opens what is known of the contact. */
  onOpen: () => void;
}

/** Whom one talks with, what they are up to, and the way back. */
export function TalkHeader({ contact, onBack, onOpen }: TalkHeaderProps) {
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
        <Tool label="Back to the chats" icon={IconArrowLeft} onClick={onBack} />
      </span>
      <Face person={contact} />
      <div className={classes.words}>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          {contact.fullName}
        </h2>
        <p className={classes.status}>
          {isTyping ? 'typing…' : `${statusNames[contact.status]} · ${contact.role}`}
        </p>
      </div>
      <Tool label={`About ${contact.fullName}`} icon={IconInfoCircle} onClick={onOpen} />
    </header>
  );
}
