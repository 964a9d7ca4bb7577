import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-frame.module.css';

interface CodeFieldProps {
  digits: number;
  value: string;
  onChange: (value: string) => void;
}

/** A code, a box for each digit: typing goes on to the next box, Backspace back, and a pasted code fills them all. */
export function CodeField({ digits, value, onChange }: CodeFieldProps) {
  const { t } = useTranslation('demo/authentication');
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (at: number) => boxes.current[Math.max(0, Math.min(at, digits - 1))]?.focus();

  function type(at: number, typed: string) {
    const digit = typed.replace(/\D/g, '').slice(-1);
    if (!digit) return;
    onChange((value.slice(0, at) + digit + value.slice(at + 1)).slice(0, digits));
    focus(Math.min(at, value.length) + 1);
  }

  function onKeyDown(at: number, event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') focus(at - 1);
    else if (event.key === 'ArrowRight') focus(at + 1);
    else if (event.key === 'Backspace') {
      event.preventDefault();
      onChange(value.slice(0, value[at] ? at : at - 1));
      focus(value[at] ? at : at - 1);
    }
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, digits);
    onChange(pasted);
    focus(pasted.length);
  }

  return (
    <fieldset className={classes.choices}>
      <legend>{t('fields.code')}</legend>
      <div className={classes.digits}>
        {Array.from({ length: digits }, (_, at) => at).map((at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            className={classes.digit}
            aria-label={t('fields.digit', { at: at + 1, digits })}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={value[at] ?? ''}
            onChange={({ currentTarget }) => type(at, currentTarget.value)}
            onKeyDown={(event) => onKeyDown(at, event)}
            onPaste={onPaste}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
      </div>
    </fieldset>
  );
}
