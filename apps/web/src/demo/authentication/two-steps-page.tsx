import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';

const digits = 6;
const phone = '+254 7•• ••• 482';

/** The second step of a login: the code that a phone was sent. */
export function TwoStepsPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const router = useRouter();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.length < digits) return setProblem(t('twoSteps.short', { digits }));
    await router.navigate({ href: links.home });
  }

  return (
    <AuthFrame
      variant={variant}
      cover="stones"
      title={t('twoSteps.title')}
      description={t('twoSteps.description', { phone })}
      footer={<Link to={links.login(variant)}>{t('backToLogin')}</Link>}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <CodeField digits={digits} value={code} onChange={setCode} />
        <LeanButton type="submit" wide>
          {t('twoSteps.submit')}
        </LeanButton>
        <LeanButton look="default" wide onClick={() => toast({ message: t('twoSteps.sent') })}>
          {t('twoSteps.again')}
        </LeanButton>
      </form>
    </AuthFrame>
  );
}

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
