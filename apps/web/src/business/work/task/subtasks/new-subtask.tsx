import { TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import classes from './subtasks.module.css';

const titleMax = 200;

interface NewSubtaskProps {
  ref: Ref<HTMLInputElement>;
  onAdd: (title: string) => Promise<unknown>;
}

/** A line to type the next step in: Enter adds it, and the one after can be typed at once. */
export function NewSubtask({ ref, onAdd }: NewSubtaskProps) {
  const { t } = useTranslation('task');
  const [title, setTitle] = useState('');

  async function add() {
    const given = title.trim();
    if (!given) return;
    setTitle('');
    // What could not be added comes back, unless the next is being typed already.
    await onAdd(given).catch(() => setTitle((typed) => typed || given));
  }

  return (
    <TextInput
      ref={ref}
      classNames={{ input: classes.new }}
      variant="unstyled"
      aria-label={t('subtasks.new')}
      placeholder={t('subtasks.new')}
      leftSection={<IconPlus size={16} stroke={1.7} />}
      value={title}
      maxLength={titleMax}
      onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        void add();
      }}
    />
  );
}
