import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const isEditing = typed !== undefined;
  useEffect(() => {
    if (isEditing || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [isEditing]);

  function end(save: boolean) {
    const text = typed?.replace(/\s+/g, ' ').trim();
    setTyped(undefined);
    if (save && text && text !== value) onSave(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    returns.current = true;
    end(event.key === 'Enter');
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
      onKeyDown={onKeyDown}
      onBlur={() => returns.current || end(true)}
    />
  );
}
