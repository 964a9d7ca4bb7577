import { announce } from '@kazi/ui/announcer';

/** A form that was sent, and what had the focus then. */
export interface Sent {
  form: HTMLFormElement;
  focused: Element | null;
}

/** A field that is marked as wrong: by itself, or, where it stands in a box with pills or buttons, by that. */
const wrongField = '[aria-invalid=true]:not(div), [data-error] :is(input, textarea, select)';

/**
 * Gives the focus to the first wrong field of each form that was sent and refused, by the page at once or by the server later, so that
 * a screen reader says what is wrong with it; where the field has the focus already, that is said as an alert. For every form,
 * also the next one to be written: what is marked as wrong is all that it goes by. `before` was sent while this was on its way. Returns
 * what ends it.
 */
export function showWrongFields(before?: Sent): () => void {
  let sent: Sent | undefined;
  const ending = new AbortController();
  const watcher = new MutationObserver(show);

  function show() {
    const field = sent?.form.querySelector<HTMLElement>(wrongField);
    if (!sent || !field) return;
    watcher.disconnect();
    if (document.activeElement !== field) field.focus();
    else if (sent.focused === field) announce(problemWith(field), 'assertive');
  }

  function follow(now: Sent) {
    watcher.disconnect();
    sent = now;
    watcher.observe(now.form, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid', 'data-error'],
    });
    // What was wrong before and still is changes nothing in the page.
    requestAnimationFrame(show);
  }

  if (before) follow(before);
  document.addEventListener(
    'submit',
    ({ target: form }) => {
      if (form instanceof HTMLFormElement) follow({ form, focused: document.activeElement });
    },
    // Before the form's own listeners, which may move the focus.
    { capture: true, signal: ending.signal },
  );
  // From then on a field that is checked while one types is no answer to what was sent.
  document.addEventListener('input', () => watcher.disconnect(), { signal: ending.signal });
  return () => {
    ending.abort();
    watcher.disconnect();
  };
}

/** What stands below the field as wrong. */
function problemWith(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const notes = ids.flatMap((id) => document.getElementById(id) ?? []);
  const errors = notes.filter(({ id }) => id.endsWith('-error'));
  return (errors.length > 0 ? errors : notes).map(({ textContent }) => textContent).join(' ');
}
