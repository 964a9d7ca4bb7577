// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyKeys } from '../../boot/early-keys.ts';
import { hearLetters } from './key-name.ts';
import { activeShortcuts, listenForShortcuts, register } from './registry.ts';

const undo: (() => void)[] = [];
const shortcut = (keys: string) => {
  const run = vi.fn();
  undo.push(register({ keys, label: keys, group: 'Test', run }));
  return run;
};
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => void undo.push(listenForShortcuts()));
afterEach(() => {
  for (const end of undo.splice(0)) end();
  document.body.replaceChildren();
});

test('one key', () => {
  const run = shortcut('?');
  press('?', { shiftKey: true });
  expect(run).toHaveBeenCalledOnce();
});

test('a key that was pressed before the page listens is played once its shortcut is there, and what follows it is not', async () => {
  for (const end of undo.splice(0)) end();
  keepEarlyKeys(window, () => true);
  press('Control', { ctrlKey: true });
  press('k', { ctrlKey: true });
  press('c');
  undo.push(listenForShortcuts());
  const create = shortcut('c');
  const open = shortcut('mod+k');
  await Promise.resolve();
  expect([open, create].map((run) => run.mock.calls.length)).toEqual([1, 0]);
  press('c');
  expect(create).toHaveBeenCalledOnce();
});

test.each<[keys: string, KeyboardEventInit & { key: string }, layout: string]>([
  ['c', { key: 'ؤ', code: 'KeyC' }, 'Arabic'],
  ['c', { key: 'С', code: 'KeyC', shiftKey: true }, 'Russian'],
  ['mod+k', { key: 'ن', code: 'KeyK', ctrlKey: true }, 'Arabic'],
  ['mod+z', { key: 'ζ', code: 'KeyZ', metaKey: true }, 'Greek'],
  ['?', { key: '؟', code: 'Slash', shiftKey: true }, 'Arabic'],
  ['/', { key: 'ظ', code: 'Slash' }, 'Arabic'],
  ['?', { key: '?', code: 'KeyM', shiftKey: true }, 'French'],
  ['k', { key: 'k', code: 'KeyV' }, 'Dvorak'],
])('%s on another layout: %j (%s)', (keys, { key, ...more }, _layout) => {
  const run = shortcut(keys);
  press(key, more);
  expect(run).toHaveBeenCalledOnce();
});

test.each<[KeyboardEventInit & { key: string }, layout: string]>([
  [{ key: 't', code: 'KeyK' }, 'Dvorak'],
  [{ key: 'é', code: 'KeyK' }, 'Bépo'],
])('the place of k on a layout with Latin letters is no k: %j (%s)', ({ key, ...more }, _layout) => {
  const run = shortcut('k');
  press(key, more);
  expect(run).not.toHaveBeenCalled();
});

test('letters and signs by themselves are left alone where they are switched off, the rest is heard', () => {
  const keys = ['c', '?', 'g', 'mod+k', 'f2', 'delete'];
  const runs = keys.map(shortcut);
  const pressAll = () => {
    for (const key of ['c', '?', 'g', 'F2', 'Delete']) press(key);
    press('k', { ctrlKey: true });
    return runs.map((run) => run.mock.calls.length);
  };
  hearLetters(false);
  expect(pressAll()).toEqual([0, 0, 0, 1, 1, 1]);
  hearLetters(true);
  expect(pressAll()).toEqual([1, 1, 1, 2, 2, 2]);
});

test('no part of the application compares a key with a letter by itself', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const byItself = Object.entries(sources)
    .filter(([, source]) => /event\.key(\.toLowerCase\(\))? === '[a-z?/]'/.test(source))
    .map(([file]) => file);
  expect(byItself).toEqual(['../../boot/early-keys.ts']);
});

test('two keys, one after the other', () => {
  const go = shortcut('g p');
  press('g');
  expect(go).not.toHaveBeenCalled();
  press('p');
  expect(go).toHaveBeenCalledOnce();
  press('p');
  expect(go).toHaveBeenCalledOnce();
});

test('a key of its own after a key that begins another sequence', () => {
  const create = shortcut('c');
  shortcut('g p');
  press('g');
  press('c');
  expect(create).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('a key with %j, also while typing', (held) => {
  const open = shortcut('mod+k');
  const field = document.body.appendChild(document.createElement('input'));
  press('k', held, field);
  expect(open).toHaveBeenCalledOnce();
});

test('what was typed is undone by its field', () => {
  const undone = shortcut('mod+z');
  press('z', { ctrlKey: true }, document.body.appendChild(document.createElement('textarea')));
  expect(undone).not.toHaveBeenCalled();
  press('z', { ctrlKey: true });
  expect(undone).toHaveBeenCalledOnce();
});

test('letters typed into a field are no shortcuts', () => {
  const create = shortcut('c');
  for (const tag of ['input', 'textarea', 'select']) {
    press('c', {}, document.body.appendChild(document.createElement(tag)));
  }
  expect(create).not.toHaveBeenCalled();
});

test('a box to tick takes no letters, so keys go on working from there', () => {
  const create = shortcut('c');
  const box = document.body.appendChild(document.createElement('input'));
  box.type = 'checkbox';
  press('c', {}, box);
  expect(create).toHaveBeenCalledOnce();
});

test('a key that is held with Alt, or already used, is left alone', () => {
  const create = shortcut('c');
  press('c', { altKey: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('c');
  expect(create).not.toHaveBeenCalled();
});

test('the newest of the same keys works, and the earlier one again when it is gone', () => {
  const first = shortcut('c');
  const end = register({ keys: 'c', label: 'second', group: 'Test', run: () => undefined });
  press('c');
  expect(first).not.toHaveBeenCalled();
  expect(activeShortcuts().map(({ label }) => label)).toEqual(['second']);
  end();
  press('c');
  expect(first).toHaveBeenCalledOnce();
});

test('an arrow does what its letter does, where nothing on the page wants it', () => {
  const run = vi.fn();
  undo.push(register({ keys: 'j', arrows: 'arrowdown', label: 'next', group: 'Test', run }));
  const main = document.body.appendChild(document.createElement('main'));
  const inPage = (tag: string) => main.appendChild(document.createElement(tag));
  press('ArrowDown');
  press('ArrowDown', {}, inPage('h1'));
  expect(run).toHaveBeenCalledTimes(2);
  const scrolled = inPage('div');
  scrolled.tabIndex = 0;
  press('ArrowDown', {}, scrolled);
  press('ArrowDown', {}, inPage('input'));
  press('ArrowDown', {}, document.body.appendChild(document.createElement('button')));
  expect(run).toHaveBeenCalledTimes(2);
});

test('a dialog hears its own keys and those that are global, and hides the rest', () => {
  const page = shortcut('c');
  const anywhere = vi.fn();
  undo.push(register({ keys: '?', label: '?', group: 'Test', isGlobal: true, run: anywhere }));
  const dialog = document.body.appendChild(document.createElement('section'));
  dialog.role = 'dialog';
  dialog.ariaModal = 'true';
  const inside = dialog.appendChild(document.createElement('button'));
  const own = vi.fn();
  undo.push(register({ keys: 's', label: 's', group: 'Test', within: { current: inside }, run: own }));
  for (const key of ['c', 's', '?']) press(key, {}, inside);
  press('c');
  expect([page, own, anywhere].map((run) => run.mock.calls.length)).toEqual([0, 1, 1]);
  expect(activeShortcuts().map(({ keys }) => keys)).toEqual(['?', 's']);
});

test('a dialog hears its keys before the focus has come into it, unless another one is above it', () => {
  const dialog = document.body.appendChild(document.createElement('section'));
  dialog.role = 'dialog';
  dialog.ariaModal = 'true';
  const own = vi.fn();
  undo.push(register({ keys: 's', label: 's', group: 'Test', within: { current: dialog }, run: own }));
  press('s');
  expect(own).toHaveBeenCalledOnce();
  const above = document.body.appendChild(document.createElement('section'));
  above.role = 'dialog';
  const inside = above.appendChild(document.createElement('button'));
  press('s');
  press('s', {}, inside);
  expect(own).toHaveBeenCalledOnce();
});
