import type {} from '../../boot/early-keys.ts';
import { keyName } from './key-name.ts';

/** A key, or keys one after another, that does something anywhere in the application. */
export interface Shortcut {
  /** `g p` (one after the other), `c`, `?`, `mod+k` (Ctrl, or ⌘ on a Mac). */
  keys: string;
  /** Arrow keys that do the same, with a space between, where nothing on the page wants them: `arrowdown`. */
  arrows?: string | undefined;
  /** What it does, in the reader's language; the list under `?` shows it. */
  label: string;
  /** Heading it is listed under. */
  group: string;
  /** Left out where what is focused hears the key itself, and it is only to be listed. */
  run?: () => void;
  /** Something in the dialog that it belongs to: heard there alone. Without a dialog around it, it belongs to the page. */
  within?: { readonly current: Element | null } | undefined;
  /** Heard in dialogs too, as what is held with Ctrl is. */
  isGlobal?: boolean | undefined;
  /** The command palette offers it: something to do, and no way to move about. */
  isOffered?: boolean | undefined;
  /** What the palette calls it instead, with what it would be done to now; undefined where there is nothing. */
  offeredAs?: (() => string | undefined) | undefined;
}

/** Time to press the second key of a sequence. */
const sequenceMs = 1200;

/** So long after it was pressed, a key that nothing heard is still played. */
const earlyMs = 3000;

const active = new Set<Shortcut>();
/** Plays what was pressed before its shortcut was there. */
let playEarly: (() => void) | undefined;

/** Makes a shortcut work until the returned function is called. A later one wins over an earlier of the same keys. */
export function register(shortcut: Shortcut): () => void {
  active.add(shortcut);
  if (playEarly) queueMicrotask(() => playEarly?.());
  return () => active.delete(shortcut);
}

/** Every shortcut that works now, each of the same keys once: under a dialog that has its own, those of the page do not. */
export function activeShortcuts(): Shortcut[] {
  const all = [...active];
  const hasOwn = all.some((shortcut) => dialogOf(shortcut) !== null);
  const heard = hasOwn ? all.filter((shortcut) => dialogOf(shortcut) !== null || isGlobal(shortcut)) : all;
  return [...new Map(heard.map((shortcut) => [shortcut.keys, shortcut])).values()];
}

/** Listens on the page, and plays what was pressed there just before; returns what ends that. */
export function listenForShortcuts(target: Document = document): () => void {
  let pressed = '';
  let pressedAt = 0;

  /** Whether a shortcut was meant by it, and run. */
  const hear = (event: KeyboardEvent): boolean => {
    const key = keyOf(event);
    if (!key) return false;
    if (isTyping(event.target) && (!key.startsWith('mod+') || key === 'mod+z')) return false;
    const sequence = event.timeStamp - pressedAt < sequenceMs ? `${pressed} ${key}` : key;
    const shortcut = find(sequence, event.target) ?? find(key, event.target);
    pressed = shortcut ? '' : key;
    pressedAt = event.timeStamp;
    shortcut?.run?.();
    return shortcut?.run !== undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    playEarly = undefined;
    if (!event.defaultPrevented && hear(event)) event.preventDefault();
  };

  const early = window.earlyKeys ?? [];
  window.earlyKeys = undefined;
  playEarly = () => {
    for (const event of early) {
      if (performance.now() - event.timeStamp > earlyMs) continue;
      if (hear(event)) playEarly = undefined;
      // What follows was meant for what this one opens.
      if (!playEarly || keyOf(event)?.startsWith('mod+')) return;
    }
  };
  queueMicrotask(() => playEarly?.());
  target.addEventListener('keydown', onKey);
  return () => {
    target.removeEventListener('keydown', onKey);
    playEarly = undefined;
    window.earlyKeys = [];
  };
}

const find = (keys: string, target: EventTarget | null) =>
  [...active].findLast(
    (shortcut) =>
      (shortcut.keys === keys || (hasArrow(shortcut, keys) && !wantsArrows(target))) &&
      isHeardAt(shortcut, target),
  );

const hasArrow = ({ arrows }: Shortcut, key: string) => arrows?.split(' ').includes(key) ?? false;

/** A dialog that the page's keys rest under. The open one that is beside a page counts too: what is typed there is not meant for the page. */
const modal = '[role=dialog][aria-modal=true], dialog[open]';

const dialogOf = ({ within }: Shortcut): Element | null => within?.current?.closest(modal) ?? null;

const isGlobal = ({ keys, isGlobal = false }: Shortcut): boolean => isGlobal || keys.startsWith('mod+');

let awaitedDialogs = 0;

/** Lets the keys of pages and dialogs rest until the returned function is called: a dialog was asked for, whose code is on its way. */
export function restKeys(): () => void {
  awaitedDialogs += 1;
  return () => {
    awaitedDialogs -= 1;
  };
}

/** A dialog's keys are heard in it and behind it, those of the page where none is open or on its way. */
function isHeardAt(shortcut: Shortcut, target: EventTarget | null): boolean {
  if (isGlobal(shortcut)) return true;
  if (awaitedDialogs > 0) return false;
  const dialog = dialogOf(shortcut);
  if (dialog) return isMeantFor(dialog, target);
  return dialogAround(target) === null && document.querySelector(modal) === null;
}

const dialogAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role=dialog], dialog[open]') : null;

/**
 * Whether a key is meant for a dialog: pressed within it; or behind it, as before the focus has come into it or after what had it is
 * gone, with no other dialog above it.
 */
export function isMeantFor(dialog: Element, target: EventTarget | null): boolean {
  if (dialogAround(target) === dialog) return true;
  const isBehind =
    target === document.body ||
    (target instanceof Node && !!document.getElementById('root')?.contains(target));
  return isBehind && document.querySelectorAll('[role=dialog]').length === 1;
}

const held = ['Shift', 'Control', 'Meta'];

/** How the registry writes the key of an event; undefined for what is no shortcut's. */
function keyOf(event: KeyboardEvent): string | undefined {
  if (event.altKey || event.isComposing || held.includes(event.key)) return undefined;
  const key = keyName(event).toLowerCase();
  if (key === '') return undefined;
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** A box that is ticked takes no letters. */
const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox]';

/** Letters typed into a field, what undoes them, and keys meant for an open menu are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typedInto) !== null);
}

/** What moves by arrow keys itself, or scrolls. */
const movedByArrows =
  'input, [tabindex="0"], [role=radiogroup], [role=tablist], [role=grid], [role=tree], [role=toolbar], [role=slider]';

/** Arrow keys are free where nothing has the focus, or something of the page that has no use for them. */
function wantsArrows(target: EventTarget | null): boolean {
  if (target === document.body || !(target instanceof Element)) return false;
  return target.closest('main') === null || target.closest(movedByArrows) !== null;
}
