import { ActionIcon, Textarea } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import IconSend2 from '#icons/IconSend2';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import classes from './composer.module.css';

interface ComposerProps {
  /** Whom it is to. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (message: string) => void;
}

const keys = { enter: 'Send the message', 'shift+enter': 'Begin a new line' };
const mostLines = 6;

/** Where one writes: Enter sends, with Shift it begins a new line. */
export function Composer({ name, draft, onDraft, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useListedKeys('Chat', keys);
  useEffect(() => {
    // Opening a chat from the list moves the focus here, ready to write.
    if (document.activeElement?.closest('[data-people]')) field.current?.focus();
  }, []);

  function send() {
    const message = draft.trim();
    if (message === '') return;
    onSend(message);
    onDraft('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
    field.current?.focus();
  }
  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={`Message to ${name}`}
        placeholder="Write a message"
        autosize
        minRows={1}
        maxRows={mostLines}
        dir="auto"
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" size={36} aria-label="Send" disabled={draft.trim() === ''}>
        <IconSend2 className={classes.sign} size={18} stroke={1.8} />
      </ActionIcon>
    </form>
  );
}
