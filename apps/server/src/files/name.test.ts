import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf } from './download.ts';
import { json, plainText } from './kinds.ts';
import { fileName } from './name.ts';

test.each([
  'Ratiba ya Kazi (mwisho).TXT',
  'deploy.log',
  '日本語.json',
  'app.py',
  '.gitignore',
  'Makefile',
  'logo.svg',
  'archive.tar.gz',
  'two  spaces.txt',
  '👩‍👩‍👧 family.pdf',
  '❤️‍🔥 1️⃣ 👍🏽.png',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} England.txt',
  'می\u200cخواهم.docx',
  'क्\u200dष.txt',
  'آية\u06dd.txt',
])('a name stays as people gave it: %s', (name) => {
  expect(fileName(name, plainText)).toBe(name);
});

test('a file without a name gets one that says what it is', () => {
  for (const name of ['', ' ', '.', '..', 'folder/', '\u200b'])
    expect(fileName(name, plainText)).toBe('file.txt');
  expect(fileName('', json)).toBe('file.json');
});

test('a name leads nowhere and hides nothing', () => {
  expect(fileName('../../etc/passwd', plainText)).toBe('passwd');
  expect(fileName('C:\\Windows\\run.log', plainText)).toBe('run.log');
  expect(fileName('invoice\u202Etxt.exe', plainText)).toBe('invoicetxt.exe');
  expect(fileName('a\u2066b\u2069\u200f\u200b\ufeff\u00ad.txt', plainText)).toBe('ab.txt');
  expect(fileName('a\u200d.txt\u200d', plainText)).toBe('a.txt');
  expect(fileName('flag\u{e0067}\u{e007f}.txt', plainText)).toBe('flag.txt');
  expect(fileName('two\r\nlines\0.txt', plainText)).toBe('two lines.txt');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = fileName(given, plainText);
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+$/u);
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(200);
    }),
  );
});

test('a long name is cut before its ending', () => {
  const name = fileName(`${'👍'.repeat(300)}.PDF`, plainText);
  expect([[...name].length, name.slice(-4)]).toEqual([200, '.PDF']);
  expect(fileName('a'.repeat(300), plainText)).toBe('a'.repeat(200));
});

test('a range is a part that is there', () => {
  expect(rangeOf(undefined, 10)).toBe('all');
  expect(rangeOf('bytes=0-', 10)).toEqual({ start: 0, end: 9 });
  expect(rangeOf('bytes=2-4', 10)).toEqual({ start: 2, end: 4 });
  expect(rangeOf('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(rangeOf('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
  expect(rangeOf('bytes=10-', 10)).toBe('none');
  expect(rangeOf('bytes=-0', 10)).toBe('none');
  for (const odd of ['bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', ''])
    expect(rangeOf(odd, 10)).toBe('all');
  fc.assert(
    fc.property(fc.string(), fc.nat(), (header, size) => {
      const range = rangeOf(`bytes=${header}`, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
