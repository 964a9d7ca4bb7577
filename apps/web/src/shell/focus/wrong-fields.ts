import { announce } from '@kazi/ui/announcer';

/** A field that is marked as wrong: by itself, or, where it stands in a box with pills or buttons, by that. */
const wrongField = '[aria-invalid=true]:not(div), [data-error] :is(input, textarea, select)';

/**
 * Gives the focus to the first wrong field of each form that was sent and refused, by the page at once or by the server later, so that
 * a screen reader says what is wrong with it; where the field has the focus already, that is said as an alert. For every form,
 * also the next one to be written: what is marked as wrong is all that it goes by. Returns what ends it.
 */
export function showWrongFields(): () => void {
  let sent: { form: HTMLFormElement; focused: Element | null } | undefined;
  const ending = new AbortController();
  const watcher = new MutationObserver(show);

  function show() {
    const field = sent?.form.querySelector<HTMLElement>(wrongField);
    if (!sent || !field) return;
    watcher.disconnect();
    if (document.activeElement !== field) field.focus();
    else if (sent.focused === field) announce(problemWith(field), 'assertive');
  }

  document.addEventListener(
    'submit',
    ({ target: form }) => {
      watcher.disconnect();
      if (!(form instanceof HTMLFormElement)) return;
      sent = { form, focused: document.activeElement };
      watcher.observe(form, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-invalid', 'data-error'],
      });
      // What was wrong before and still is changes nothing in the page.
      requestAnimationFrame(show);
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
