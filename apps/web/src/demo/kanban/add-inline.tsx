import { TextInput } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import columnClasses from '../../shell/board/column.module.css';

interface AddInlineProps {
  /** The button that opens the field. */
  label: string;
  fieldLabel: string;
  placeholder: string;
  onAdd: (title: string) => void;
}

/** A field in place of a button: Enter adds, and the next can be typed at once; Escape gives the button back. */
export function AddInline({ label, fieldLabel, placeholder, onAdd }: AddInlineProps) {
  const { t } = useTranslation('demo/kanban');
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const wasOpen = useRef(false);

  // Not when the focus leaves: what is pressed elsewhere would move away from under the pointer.
  const field = useClickOutside<HTMLDivElement>(() => title === '' && close(), ['click']);

  function close() {
    setTitle('');
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      wasOpen.current = true;
      close();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  }

  if (!isOpen) {
    return (
      <button
        type="button"
        // The focus returns here after the field was closed by a key.
        ref={(button) => {
          if (wasOpen.current) button?.focus();
          wasOpen.current = false;
        }}
        className={columnClasses.add}
        onClick={() => setOpen(true)}
      >
        <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        {label}
      </button>
    );
  }
  return (
    <div ref={field} className={columnClasses.adding}>
      <TextInput
        autoFocus
        value={title}
        maxLength={200}
        placeholder={placeholder}
        aria-label={fieldLabel}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={columnClasses.hint}>{t('add.hint')}</p>
    </div>
  );
}
