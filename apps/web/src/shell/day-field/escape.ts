import type { FocusEvent } from 'react';

/**
 * Lets Escape close the calendar alone, and not the dialog that it was opened from: dialogs listen on the window, and
 * ask what has the focus. For `onFocusCapture` of what the calendar stands in.
 */
export function keepEscape({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) target.dataset.mantineStopPropagation = 'true';
}
