// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { noncePlaceholder } from '../nonce.ts';
import { snapshotOf } from './snapshot.ts';

const still = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  const drawn = document.createElement('div');
  drawn.innerHTML = snapshotOf(root);
  return drawn;
};

test('keeps no names of elements and nothing to type into', () => {
  const drawn = still(
    '<label for="a">Name</label><input id="a" aria-describedby="b"><p id="b" hidden>Hint</p>',
  );
  expect(drawn.querySelector('label')?.outerHTML).toBe('<label>Name</label>');
  expect(drawn.querySelector('input')?.outerHTML).toBe('<input readonly="">');
  expect(drawn.querySelector('p')).toBeNull();
});

test('keeps styles of elements in sheets that carry the nonce', () => {
  const red = '<i class="x" style="color: red;"></i><b style="color: red;"></b>';
  const drawn = still(`<style nonce="old">p{}</style>${red}<u style="color: blue;"></u>`);
  const sheets = [...drawn.querySelectorAll('style')];
  expect(sheets.map((sheet) => sheet.textContent)).toEqual([
    '#root .still-0{color: red;}#root .still-1{color: blue;}',
    'p{}',
  ]);
  for (const sheet of sheets) expect(sheet.getAttribute('nonce')).toBe(noncePlaceholder);
  expect(drawn.querySelector('i')?.outerHTML).toBe('<i class="x still-0"></i>');
  expect(drawn.querySelector('b')?.className).toBe('still-0');
  expect(drawn.querySelector('u')?.className).toBe('still-1');
  expect(drawn.querySelector('[style]')).toBeNull();
});

test('keeps what is chosen, and leaves out the month of the build', () => {
  const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' });
  const options = '<option value="a">A</option><option value="b">B</option>';
  const root = document.createElement('div');
  root.innerHTML = `<h2>${month}</h2><h3>Week</h3><select>${options}</select>`;
  const select = root.querySelector('select');
  if (select) select.value = 'b';
  const html = snapshotOf(root);
  expect(html).toContain('<option value="b" selected="">');
  expect(html).toContain('#root .still-0{visibility: hidden;}');
  expect(html).toContain(`<h2 class="still-0">${month}</h2><h3>Week</h3>`);
});

test('leaves out the days of the build’s month', () => {
  const drawn = still('<i data-month-day data-other="true">31</i><i data-month-day>1</i>');
  expect(drawn.textContent).toBe('');
  expect(drawn.querySelectorAll('[data-other]')).toHaveLength(0);
});
