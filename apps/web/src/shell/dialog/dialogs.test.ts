import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
// The showcase shows what the library has; what is drawn before the login has no dialogs.
const sources = globSync('**/*.tsx', { cwd: root })
  .filter((file) => !/^demo\/showcase\/|\.test\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Files whose text matches. */
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? file.replaceAll('\\', '/') : []));

test('every dialog stands in the one of the house, which reads out its name alone and gives the focus back', () => {
  expect(sources.length).toBeGreaterThan(100);
  // Those without a heading name themselves.
  const frames = [
    'shell/dialog/dialog-frame.tsx',
    'shell/dialog/side-dialog.tsx',
    'shell/frame/phone-menu.tsx',
  ];
  const named = ['shell/palette/palette-dialog.tsx', 'business/work/task/drawer/task-drawer.tsx'];
  const library = /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from '@mantine\/core'/;
  // The front end alone has no tasks.
  const expected = [...frames, ...named].filter((file) => existsSync(join(root, file)));
  expect(filesWith(library).sort()).toEqual(expected.sort());
  expect(filesWith(/<(?:Modal|Drawer)\.Body/)).toEqual([]);
});

test('a form is sent by an event, which is what leads to the field that is wrong', () => {
  expect(filesWith(/\.onSubmit\([^;]*\)\(\)/)).toEqual([]);
});

test('a live region is there before its text, or many readers miss it: what comes with its text is announced', () => {
  const conditional = /(?:&&|\?|:) \(\s*<[A-Za-z.]+(?![^>]*aria-label)[^>]*\brole="status"/;
  // The palette says by itself how much it has found.
  expect(filesWith(conditional).filter((file) => file !== 'shell/palette/palette-dialog.tsx')).toEqual([]);
});
