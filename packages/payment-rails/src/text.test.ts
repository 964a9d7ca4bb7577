import { expect, test } from 'vitest';
import { cut, detailOf, storable } from './text.ts';

test('a text is cut to what rails take', () => {
  expect(cut(' Wanjikũ – malipo\nya kazi', 17)).toBe('Wanjiku malipo ya');
  expect(cut('Wanjikũ malipo', 8)).toBe('Wanjiku');
});

test('what is left of nothing says at least what it is', () => {
  expect(cut('支付', 25)).toBe('Payment');
  expect(detailOf('  Too \n long '.padEnd(400, 'x'), '')).toHaveLength(200);
  expect(detailOf(undefined, 'nothing')).toBe('nothing');
});

test('a text is stored whatever a rail puts into it', () => {
  expect(storable('a\0b \ud800 😀')).toBe('a\ufffdb \ufffd 😀');
  expect(detailOf(`${'x'.repeat(199)}😀`, '')).toBe(`${'x'.repeat(199)}\ufffd`);
});
