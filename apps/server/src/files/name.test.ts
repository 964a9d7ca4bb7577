import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf } from './download.ts';
import { json, plainText } from './kinds.ts';
import { fileName } from './name.ts';

test('a name keeps what people gave it', () => {
  expect(fileName('Ratiba ya Kazi (mwisho).TXT', plainText)).toBe('Ratiba ya Kazi (mwisho).txt');
  expect(fileName('deploy.log', plainText)).toBe('deploy.log');
  expect(fileName('日本語.json', json)).toBe('日本語.json');
});

test('a name says what the file is', () => {
  expect(fileName('page.html', plainText)).toBe('page.html.txt');
  expect(fileName('notes', plainText)).toBe('notes.txt');
  expect(fileName('', plainText)).toBe('file.txt');
  expect(fileName('.txt', plainText)).toBe('txt.txt');
});

test('a name leads nowhere and hides nothing', () => {
  expect(fileName('../../etc/passwd', plainText)).toBe('passwd.txt');
  expect(fileName('C:\\Windows\\run.log', plainText)).toBe('run.log');
  expect(fileName('invoice\u202Etxt.exe', plainText)).toBe('invoicetxt.exe.txt');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = fileName(given, plainText);
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.[a-z]+$/u);
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(200);
      expect(plainText.extensions).toContain(name.slice(name.lastIndexOf('.') + 1));
    }),
  );
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
