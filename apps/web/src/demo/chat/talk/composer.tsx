import { ActionIcon, Textarea } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconSend2 from '#icons/IconSend2';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import classes from './composer.module.css';

interface ComposerProps {
  /** The name of the contact it is written to. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (message: string) => void;
}

const mostLines = 6;

/** Where one writes: Enter sends, with Shift it begins a new line. */
export function Composer({ name, draft, onDraft, onSend }: ComposerProps) {
  const { t } = useTranslation('demo/chat');
  const field = useRef<HTMLTextAreaElement>(null);
  useListedKeys(t('title'), { enter: t('composer.sendKey'), 'shift+enter': t('composer.lineKey') });
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
        aria-label={t('composer.label', { name })}
        placeholder={t('composer.placeholder')}
        autosize
        minRows={1}
        maxRows={mostLines}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" size={36} aria-label={t('composer.send')} disabled={draft.trim() === ''}>
        <IconSend2 className={classes.sign} size={18} stroke={1.8} />
      </ActionIcon>
    </form>
  );
}
