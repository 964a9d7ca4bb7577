import { describe, expect, test } from 'vitest';
import { digitsOf, positionOfPrimary, Seen } from './position.ts';
import { openLag } from './replicas.ts';

const at = (lsn: string, timeline = '00000001') => timeline + digitsOf(lsn);

describe('a position', () => {
  test('is greater the later it is, and on each later timeline', () => {
    const inOrder = [
      at('0/A8'),
      at('0/1000'),
      at('0/FFFFFFFF'),
      at('1/0'),
      at('10/0'),
      at('0/1', '00000002'),
      at('0/0', '0000000A'),
    ];
    expect(inOrder.toSorted()).toEqual(inOrder);
    expect(new Set(inOrder.map(({ length }) => length))).toEqual(new Set([24]));
  });

  test('behind the header of a page is the end of the page before, where a replica stays until more comes', () => {
    expect(digitsOf('0/3000018')).toBe(digitsOf('0/3000000'));
    expect(digitsOf('0/3002018')).toBe(digitsOf('0/3002000'));
    expect(digitsOf('0/3000020')).toBe('0000000003000020');
  });

  test('is none of what does not write', () => {
    expect(positionOfPrimary({ isReplica: true, timeline: null, lsn: digitsOf('0/1') })).toBeUndefined();
    expect(positionOfPrimary({ isReplica: false, timeline: '00000001', lsn: digitsOf('0/1') })).toBe(
      at('0/1'),
    );
  });
});

describe('what a caller has seen', () => {
  test('only ever grows', () => {
    const seen = new Seen({ said: at('0/20') });
    for (const position of [at('0/10'), at('0/30'), at('0/8')]) seen.see(position);
    expect(seen.position).toBe(at('0/30'));
  });

  test('is nothing where they say nonsense', () => {
    for (const said of ['', 'none', '0/20', at('0/20').slice(1), `${at('0/20')}'; drop table users`])
      expect(new Seen({ said }).position, said).toBeUndefined();
  });

  test('is unknown for good once something was written nobody knows where', () => {
    const seen = new Seen({ said: at('0/20') });
    seen.lose();
    seen.see(at('0/30'));
    expect([seen.position, seen.hasRead]).toEqual([undefined, true]);
  });
});

test('a replica lags for as long as it has lacked something', () => {
  let now = 0;
  const lag = openLag(() => now);
  for (let second = 0; second < 5_000; second++) {
    now = second * 1_000;
    lag.note(at(`0/${(second + 1).toString(16)}`));
  }
  expect(lag.of(at('0/1388'))).toBe(0);
  expect(lag.of(at('1/0'))).toBe(0);
  expect(lag.of(at('0/1387'))).toBe(0); // what it lacks was written this moment
  now += 2_000;
  expect(lag.of(at('0/1387'))).toBe(2);
  expect(lag.of(at('0/1000'))).toBeGreaterThan(880);
  expect(lag.of(at('0/1000'))).toBeLessThan(910);
});
