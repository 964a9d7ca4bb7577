import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import classes from '../spoken-as/spoken-as.module.css';

/** How soon it is said: once the reader pauses, or at once, as what went wrong and what is being moved. */
type Urgency = 'polite' | 'assertive';

const silence = { id: 0, text: '' };
const messages = { polite: createAtom(silence), assertive: createAtom(silence) };

/** Says something to people with a screen reader that others see: what was done, how much was found, what went wrong. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  messages[urgency].set(({ id }) => ({ id: id + 1, text }));
}

/**
 * Says a text once for each thing that it is about, such as each filter, as soon as there is one; nothing of what the page begins
 * with, and nothing where the text changes by itself.
 */
export function useAnnounced(text: string | undefined, about: string): void {
  const last = useRef(about);
  useEffect(() => {
    if (text === undefined || last.current === about) return;
    last.current = about;
    announce(text);
  }, [text, about]);
}

/** The live regions that `announce` speaks through. One per page, there from the beginning: a region that comes with its text is not read. */
export function Announcer() {
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}

/** Another element for each message: the same words are said again. */
function Region({ urgency }: { urgency: Urgency }) {
  const { id, text } = useSelector(messages[urgency]);
  return (
    <div className={`${classes.name} ${classes.region}`} role="status" aria-live={urgency}>
      <span key={id}>{text}</span>
    </div>
  );
}
