import { currency } from '@kazi/simulation/invoice';
import { netOf } from '@kazi/simulation/invoice/totals';
import { announce } from '@kazi/ui/announcer';
import { Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button, Checkbox, TextInput, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import type { InvoiceForm } from './draft.ts';
import { emptyLine, lineFrom } from './draft.ts';
import classes from './invoice-editor.module.css';

/** What is paid for: lines that are added, put in order and taken away. */
export function LinesEditor({ form }: { form: InvoiceForm }) {
  const { t } = useTranslation('demo/invoices');
  const { lines } = form.values;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  /** The first field of a line takes the focus. */
  const focusLine = (at: number) => list.current?.children[at]?.querySelector('input')?.focus();

  function addLine() {
    const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
    flushSync(() => form.insertListItem('lines', emptyLine(id)));
    focusLine(lines.length);
  }

  function removeLine(at: number) {
    flushSync(() => form.removeListItem('lines', at));
    announce(t('lines.removed', { at: at + 1 }));
    if (lines.length > 1) focusLine(Math.min(at, lines.length - 2));
    else add.current?.focus();
  }

  function moveLine(from: number, to: number) {
    form.reorderListItem('lines', { from, to });
    announce(t('lines.moved', { from: from + 1, to: to + 1, all: lines.length }));
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
    </Panel>
  );
}

interface LineFieldsProps {
  form: InvoiceForm;
  /** Its place, from 0. */
  at: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One line of an invoice, its fields and what it comes to. */
function LineFields({ form, at, onMove, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('demo/invoices');
  const line = form.values.lines[at];
  if (!line) return null;
  const of = (field: 'title' | 'detail' | 'quantity' | 'cost' | 'discountPercent') =>
    form.getInputProps(`lines.${at}.${field}`);
  const isLast = at === form.values.lines.length - 1;
  return (
    <li className={classes.line}>
      <fieldset className={classes.fields}>
        <VisuallyHidden component="legend">{t('lines.at', { at: at + 1 })}</VisuallyHidden>
        <TextInput className={classes.title} label={t('lines.item')} {...of('title')} />
        <TextInput label={t('lines.quantity')} inputMode="decimal" {...of('quantity')} />
        <AmountField
          name="invoice-price"
          label={t('lines.priceIn', { currency })}
          currency={currency}
          leftSection={null}
          required={false}
          {...of('cost')}
        />
        <TextInput label={t('lines.discountPercent')} inputMode="numeric" {...of('discountPercent')} />
        <TextInput
          className={classes.detail}
          aria-label={t('lines.detail')}
          placeholder={t('lines.detail')}
          {...of('detail')}
        />
        <Checkbox
          className={classes.vat}
          label={t('lines.vat')}
          {...form.getInputProps(`lines.${at}.hasVat`, { type: 'checkbox' })}
        />
        <output className={classes.amount} aria-label={t('lines.amountAt', { at: at + 1 })}>
          <Money amount={netOf(lineFrom(line))} currency={currency} />
        </output>
      </fieldset>
      <Stack gap={2} className={classes.tools}>
        <MoveButton
          label={t('lines.up', { at: at + 1 })}
          icon={IconChevronUp}
          isOff={at === 0}
          onMove={() => onMove(at - 1)}
        />
        <MoveButton
          label={t('lines.down', { at: at + 1 })}
          icon={IconChevronDown}
          isOff={isLast}
          onMove={() => onMove(at + 1)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('lines.remove', { at: at + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </Stack>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  icon: typeof IconChevronUp;
  /** There is nowhere to move to. */
  isOff: boolean;
  onMove: () => void;
}

function MoveButton({ label, icon: Icon, isOff, onMove }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={isOff}
      {...(isOff && { 'data-disabled': true })}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        flushSync(onMove);
        // The button went along with its line, and may have lost the focus on the way.
        currentTarget.focus();
      }}
    >
      <Icon size={16} stroke={1.8} />
    </ActionIcon>
  );
}
