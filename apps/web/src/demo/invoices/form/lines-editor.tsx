import { Panel } from '@kazi/ui/panel';
import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { emptyLine } from './draft.ts';
import { LineFields } from './line-fields.tsx';
import classes from './lines-editor.module.css';
import type { InvoiceForm } from './use-invoice-form.ts';

/** What is paid for: lines that are added, put in order and taken away. */
export function LinesEditor({ form }: { form: InvoiceForm }) {
  const { t } = useTranslation('demo/invoices');
  const { lines } = form.values;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');

  /** The first field of a line takes the focus. */
  const focusLine = (at: number) => list.current?.children[at]?.querySelector('input')?.focus();

  function addLine() {
    const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
    flushSync(() => form.insertListItem('lines', emptyLine(id)));
    focusLine(lines.length);
  }

  function removeLine(at: number) {
    flushSync(() => form.removeListItem('lines', at));
    setSaid(t('lines.removed', { at: at + 1 }));
    if (lines.length > 1) focusLine(Math.min(at, lines.length - 2));
    else add.current?.focus();
  }

  function moveLine(from: number, to: number) {
    form.reorderListItem('lines', { from, to });
    setSaid(t('lines.moved', { from: from + 1, to: to + 1, all: lines.length }));
  }

  return (
    <Panel
      title={t('lines.title')}
      actions={
        <Button
          ref={add}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={2} />}
          onClick={addLine}
        >
          {t('lines.add')}
        </Button>
      }
      flush
    >
      <ol className={classes.lines} ref={list}>
        {lines.map(({ id }, at) => (
          <LineFields
            key={id}
            form={form}
            at={at}
            onMove={(to) => moveLine(at, to)}
            onRemove={() => removeLine(at)}
          />
        ))}
      </ol>
      {lines.length === 0 && <p className={classes.none}>{t('lines.none')}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Panel>
  );
}
