import { currency } from '@kazi/simulation/invoice';
import { netOf } from '@kazi/simulation/invoice/totals';
import { Money } from '@kazi/ui/money';
import { ActionIcon, Checkbox, NumberInput, TextInput, VisuallyHidden } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconTrash from '#icons/IconTrash';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { lineFrom } from './draft.ts';
import classes from './lines-editor.module.css';
import type { InvoiceForm } from './use-invoice-form.ts';

interface LineFieldsProps {
  form: InvoiceForm;
  /** Its place, from 0. */
  at: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One line of an invoice, its fields and what it comes to. */
export function LineFields({ form, at, onMove, onRemove }: LineFieldsProps) {
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
        <NumberInput
          label={t('lines.quantity')}
          decimalScale={2}
          allowNegative={false}
          hideControls
          {...of('quantity')}
        />
        <AmountField
          name="invoice-price"
          label={t('lines.priceIn', { currency })}
          currency={currency}
          leftSection={null}
          required={false}
          {...of('cost')}
        />
        <NumberInput
          label={t('lines.discountPercent')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...of('discountPercent')}
        />
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
      <div className={classes.tools}>
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
      </div>
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
