import { type Sent, showWrongFields } from './wrong-fields.ts';

/** What can be reached by the Tab key. */
const reachable =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"])';
/** What has a heading of its own, which takes the focus where nothing is left of what stood in it. */
const parts = 'section, main, [role=region], [role=tabpanel], [role=dialog]';
/** So many neighbours are noted on each side: several rows may go at once. */
const neighbours = 5;
const remembered = 8;

/** Where an element stood while it had the focus: one that is gone cannot be asked any more. */
interface Trace {
  element: HTMLElement;
  label: string;
  /** From the inside out, what it stood in and beside. */
  places: { parent: Element; child: Element; beside: Element[] }[];
}

/** Guides the focus for as long as the page is open: off what is gone, and to what is wrong in a form. */
export function guideFocus(sent?: Sent): void {
  keepFocus();
  showWrongFields(sent);
  document.addEventListener('keydown', leadToToasts);
}

/** F6, or Alt with T, leads to the latest toast, as to what can be undone; once that is gone the focus is back where it was. */
export function leadToToasts(event: KeyboardEvent): void {
  if (event.key !== 'F6' && !(event.altKey && event.code === 'KeyT')) return;
  const toast = [...document.querySelectorAll('[data-toasts] > * > *')].at(-1);
  const [button] = toast ? controlsIn(toast) : [];
  if (!button) return;
  event.preventDefault();
  button.focus();
}

/**
 * Gives the focus to an heir wherever what has it is taken away or drawn anew: to the same control where that is there again, to the
 * next row, the one before, what stands beside it, the heading of the part it stood in; after a dialog to what had the focus before.
 * Without it the focus is at the top of the document, and the Tab key begins there. What moves the focus itself comes first.
 * Returns what ends it.
 */
export function keepFocus(): () => void {
  /** What had the focus, the last one last; none where a person has left it on purpose. */
  let traces: Trace[] = [];
  let isWaiting = false;
  const ending = new AbortController();

  function settle() {
    isWaiting = false;
    const last = traces.at(-1);
    // A button that is busy is disabled: it has the focus again once it is done.
    if (!isFocusLost() || !last || (last.element.isConnected && last.element.matches(':disabled'))) return;
    // What draws its own anew, later than in the next frame, leads the focus itself.
    if (last.places.some(({ parent }) => parent.isConnected && parent.matches('[data-keeps-focus]'))) return;
    for (const trace of traces.toReversed()) {
      const heir = heirTo(trace);
      if (heir) return heir.focus();
    }
  }

  const watcher = new MutationObserver(() => {
    if (isWaiting || traces.length === 0 || !isFocusLost()) return;
    isWaiting = true;
    // What is drawn next, and dialogs as they close, may take the focus by themselves.
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });

  function note(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const others = traces.filter(({ element }) => element !== target).slice(1 - remembered);
    traces = [...others, traceOf(target)];
  }
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target), { signal: ending.signal });
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget || !(target instanceof HTMLElement)) return;
      requestAnimationFrame(() => {
        // Left by a press beside it or by code, and not for being gone.
        if (isFocusLost() && isThere(target)) traces = [];
      });
    },
    { signal: ending.signal },
  );
  return () => {
    ending.abort();
    watcher.disconnect();
  };
}

const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body;

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

function traceOf(element: HTMLElement): Trace {
  const places: Trace['places'] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    if (parent === document.body) break;
    const siblings = [...parent.children];
    const at = siblings.indexOf(child);
    const before = siblings.slice(Math.max(0, at - neighbours), at).reverse();
    places.push({ parent, child, beside: [...siblings.slice(at + 1, at + 1 + neighbours), ...before] });
  }
  return { element, label: labelOf(element), places };
}

const labelOf = (element: Element): string => element.ariaLabel ?? element.textContent ?? '';

function heirTo({ element, label, places }: Trace): HTMLElement | undefined {
  if (isThere(element)) return element;
  for (const { parent, child, beside } of places) {
    // What had the focus before a dialog is its heir, and not what it is drawn beside.
    if (child.matches('[role=dialog]')) return undefined;
    if (!parent.isConnected || !parent.checkVisibility()) continue;
    if (parent.localName === 'main') return headingIn(parent);
    const again = controlsIn(parent).find(
      (other) => other.localName === element.localName && labelOf(other) === label,
    );
    const rows = beside.filter((other) => other.isConnected && other.localName === child.localName);
    const [row] = rows.flatMap(controlsIn);
    const heir = child === element ? (again ?? row) : (row ?? again);
    if (heir) return heir;
    const taker = parent.matches(parts) ? headingIn(parent) : controlsIn(parent)[0];
    if (taker) return taker;
  }
  return undefined;
}

/** Of an element and what stands in it, what can have the focus. */
const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(reachable)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(reachable) && one.checkVisibility(),
  );

/** The heading of a part, able to take the focus. */
function headingIn(part: Element): HTMLElement | undefined {
  const heading = part.querySelector<HTMLElement>('[data-page-title], h1, h2, h3, h4, [role=heading]');
  if (heading) heading.tabIndex = -1;
  return heading ?? undefined;
}
