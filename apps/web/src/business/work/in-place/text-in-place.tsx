import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { inlineKeys, useButtonFocus } from './inline-keys.ts';
import classes from './text-in-place.module.css';

interface TextInPlaceProps {
  value: string;
  /** What the text is: the field's name. */
  label: string;
  maxLength: number;
  readOnly?: boolean;
  onSave: (text: string) => void;
  className?: string | undefined;
}

/** A text that becomes a field when it is clicked. Enter or leaving it saves, Escape takes it back. */
export function TextInPlace({
  value,
  label,
  maxLength,
  readOnly = false,
  onSave,
  className,
}: TextInPlaceProps) {
  const [typed, setTyped] = useState<string>();
  const isEditing = typed !== undefined;
  const { button, isWanted } = useButtonFocus(isEditing);

  function end(save: boolean) {
    const text = typed?.replace(/\s+/g, ' ').trim();
    setTyped(undefined);
    if (save && text && text !== value) onSave(text);
  }

  function endByKey(save: boolean) {
    isWanted.current = true;
    end(save);
  }

  if (readOnly)
    return (
      <span className={className} dir="auto">
        {value}
      </span>
    );
  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        className={`${classes.text} ${className ?? ''}`}
        title={label}
        dir="auto"
        onClick={() => setTyped(value)}
      >
        {value}
      </button>
    );
  }
  return (
    <Textarea
      classNames={{ root: classes.field, input: `${classes.input} ${className ?? ''}` }}
      aria-label={label}
      attributes={{ input: { dir: 'auto' } }}
      autoFocus
      autosize
      minRows={1}
      maxLength={maxLength}
      value={typed}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={inlineKeys({ onEnter: () => endByKey(true), onEscape: () => endByKey(false) })}
      onBlur={() => isWanted.current || end(true)}
    />
  );
}
