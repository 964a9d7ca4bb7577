/** A key, or keys one after another, that does something anywhere in the application. */
export interface Shortcut {
  /** `g p` (one after the other), `c`, `?`, `mod+k` (Ctrl, or ⌘ on a Mac). */
  keys: string;
  /** What it does, in the reader's language; the list under `?` shows it. */
  label: string;
  /** Heading it is listed under. */
  group: string;
  /** Left out where what is focused hears the key itself, and it is only to be listed. */
  run?: () => void;
}

/** Time to press the second key of a sequence. */
const sequenceMs = 1200;

const active = new Set<Shortcut>();

/** Makes a shortcut work until the returned function is called. A later one wins over an earlier of the same keys. */
export function register(shortcut: Shortcut): () => void {
  active.add(shortcut);
  return () => active.delete(shortcut);
}

/** Every shortcut that works now, each of the same keys once. */
export function activeShortcuts(): Shortcut[] {
  return [...new Map([...active].map((shortcut) => [shortcut.keys, shortcut])).values()];
}

/** Listens on the page; returns what ends that. */
export function listenForShortcuts(target: Document = document): () => void {
  let pressed = '';
  let pressedAt = 0;

  const onKey = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!key || event.defaultPrevented) return;
    if (!key.startsWith('mod+') && isTyping(event.target)) return;
    const sequence = event.timeStamp - pressedAt < sequenceMs ? `${pressed} ${key}` : key;
    const shortcut = find(sequence) ?? find(key);
    pressed = shortcut ? '' : key;
    pressedAt = event.timeStamp;
    if (!shortcut?.run) return;
    event.preventDefault();
    shortcut.run();
  };

  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}

const find = (keys: string) => [...active].findLast((shortcut) => shortcut.keys === keys);

/** How the registry writes the key of an event; undefined for what is no shortcut's. */
function keyOf(event: KeyboardEvent): string | undefined {
  if (event.altKey || event.isComposing || event.key === 'Shift') return undefined;
  const key = event.key.toLowerCase();
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** A box that is ticked takes no letters. */
const typedInto =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox], [role=dialog]';

/** Letters typed into a field, and keys meant for an open menu or dialog, are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typedInto) !== null);
}
