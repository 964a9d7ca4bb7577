import { expect, test } from 'vitest';
import { stillOf } from './still.ts';

test('keeps the look and drops what is for use', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<label for="a">Name</label><input id="a" aria-describedby="b" placeholder="Amina">' +
    '<p id="b" class="hint" style="color: red">Shown to others</p><style nonce="x">p{}</style><div hidden>Later</div>';
  expect(stillOf(root)).toBe(
    '<label>Name</label><input placeholder="Amina" readonly="">' +
      '<p class="hint" data-style="color: red">Shown to others</p><style>p{}</style>',
  );
});
