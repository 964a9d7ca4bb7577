import { useSelector } from '@tanstack/react-store';
import { type RefObject, useEffect, useRef, useState } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInfoCircle from '#icons/IconInfoCircle';
import IconX from '#icons/IconX';
import { dismissToast, shownToasts, type Toast } from './store.ts';
import classes from './toaster.module.css';

const shownMs = { SUCCESS: 5000, INFO: 6000, WARNING: 8000, DANGER: 10_000 } as const;
const icons = {
  SUCCESS: IconCircleCheck,
  INFO: IconInfoCircle,
  WARNING: IconAlertTriangle,
  DANGER: IconAlertCircle,
} as const;

interface ToasterProps {
  /** Name of the region, for screen readers. */
  label: string;
  dismissLabel: string;
}

/**
 * Shows what `toast` was given, under the top bar, dangers last. One per page. Screen readers announce what comes into a live region that
 * was there before; an alert is announced without one.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const toasts = useSelector(shownToasts);
  const cardOf = (shown: Toast) => <ToastCard key={shown.id} shown={shown} dismissLabel={dismissLabel} />;
  return (
    <section className={classes.region} aria-label={label} data-toasts>
      <div className={classes.toasts} aria-live="polite">
        {toasts.filter((shown) => !isDanger(shown)).map(cardOf)}
      </div>
      <div className={classes.toasts}>{toasts.filter(isDanger).map(cardOf)}</div>
    </section>
  );
}

const isDanger = ({ tone }: Toast): boolean => tone === 'DANGER';

function ToastCard({ shown, dismissLabel }: { shown: Toast; dismissLabel: string }) {
  const card = useRef<HTMLDivElement>(null);
  const held = useHeld(card);
  useEffect(() => {
    if (held && shown.shownMs === undefined) return;
    const timer = setTimeout(() => dismissToast(shown.id), shown.shownMs ?? shownMs[shown.tone]);
    return () => clearTimeout(timer);
  }, [held, shown]);

  const Icon = icons[shown.tone];
  return (
    <div
      ref={card}
      className={classes.toast}
      data-tone={shown.tone}
      role={isDanger(shown) ? 'alert' : undefined}
    >
      <Icon
        className={classes.icon}
        style={{ color: `var(--kz-${shown.tone.toLowerCase()})` }}
        size={18}
        aria-hidden="true"
      />
      <div className={classes.words}>
        {shown.title && <strong className={classes.title}>{shown.title}</strong>}
        <span className={classes.message}>{shown.message}</span>
        {shown.action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              shown.action?.run();
              dismissToast(shown.id);
            }}
          >
            {shown.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={dismissLabel}
        onClick={() => dismissToast(shown.id)}
      >
        <IconX size={16} />
      </button>
    </div>
  );
}

/** Whether the pointer or the focus is in the element: what is being read does not vanish. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listening = new AbortController();
    const on = (event: string, value: boolean) =>
      target.addEventListener(event, () => setHeld(value), { signal: listening.signal });
    on('pointerenter', true);
    on('pointerleave', false);
    on('focusin', true);
    on('focusout', false);
    return () => listening.abort();
  }, [element]);
  return held;
}
