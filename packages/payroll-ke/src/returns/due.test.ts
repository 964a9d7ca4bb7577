import { describe, expect, test } from 'vitest';
import { UnknownMonth } from '../rates/dated.ts';
import { dueDates } from './due.ts';
import { holidaysOf } from './holidays.ts';
import { foretell, penaltyOf } from './penalties.ts';

describe('holidays', () => {
  test.each([
    // Christmas on a Sunday moves behind Boxing Day: The Standard, 22 December 2022.
    [2022, ['2022-12-26', '2022-12-27'], ['2022-12-25']],
    [2023, ['2023-01-02', '2023-04-07', '2023-04-10', '2023-04-21'], ['2023-01-01']],
    // Utamaduni Day on a Sunday: Ministry of Interior, 6 October 2021.
    [2021, ['2021-10-11'], ['2021-10-10']],
    [2024, ['2024-03-29', '2024-04-01', '2024-04-10', '2024-12-12'], ['2024-03-31']],
    [2026, ['2026-04-03', '2026-04-06', '2026-10-20', '2026-12-25'], ['2026-04-05']],
  ])('%i has them where the Gazette had them', (year, all, none) => {
    const holidays = holidaysOf(year);
    for (const day of all) expect(holidays).toContain(day);
    for (const day of none) expect(holidays).not.toContain(day);
  });
});

const dueOf = (month: string, obligation: string, holidays: string[] = []) =>
  dueDates(month, holidays).find((due) => due.obligation === obligation);

describe('due dates', () => {
  test('are those of each obligation, the earliest first, each with its source', () => {
    const dues = dueDates('2026-02');
    expect(dues.map(({ obligation, day }) => [obligation, day])).toEqual([
      ['nita', '2026-03-05'],
      ['paye', '2026-03-09'],
      ['nssf', '2026-03-09'],
      ['health', '2026-03-09'],
      ['housing-levy', '2026-03-12'],
      ['helb', '2026-03-15'],
    ]);
    expect(dues.every(({ source }) => source.length > 10)).toBe(true);
  });

  test.each([
    ['2024-03', '2024-04-15'], // Easter Monday and Idd-ul-Fitr
    ['2025-05', '2025-06-16'], // Madaraka Day, moved to a Monday, and Eid-ul-Adha
    ['2025-12', '2026-01-14'],
  ])('AHL of %s is due on the ninth working day, %s', (month, day) =>
    expect(dueOf(month, 'housing-levy')?.day).toBe(day),
  );

  test('AHL waits for days that are declared later', () => {
    expect(dueOf('2026-02', 'housing-levy', ['2026-03-10'])?.day).toBe('2026-03-13');
  });

  test('AHL of 2023 is due on the 9th, and of months without it not at all', () => {
    expect(dueOf('2023-11', 'housing-levy')?.day).toBe('2023-12-09');
    expect(dueOf('2024-01', 'housing-levy')).toBeUndefined();
    expect(dueOf('2023-06', 'housing-levy')).toBeUndefined();
  });

  test('who pays at a counter goes on the last working day before', () => {
    expect(dueOf('2025-01', 'paye')).toMatchObject({ day: '2025-02-09', payBy: '2025-02-07' });
    expect(dueOf('2026-03', 'paye')).toMatchObject({ day: '2026-04-09', payBy: '2026-04-09' });
  });

  test('the P9 comes with December', () => {
    expect(dueOf('2025-12', 'p9')?.day).toBe('2026-03-31');
    expect(dueOf('2025-11', 'p9')).toBeUndefined();
  });

  test('of a month without rates are refused', () => {
    expect(() => dueDates('2022-12')).toThrow(UnknownMonth);
  });
});

describe('penalties', () => {
  test('of PAYE are a quarter or 10,000 for filing, 5 % once and 1 % a month for payment', () => {
    const penalty = penaltyOf('paye', '2026-02');
    expect(foretell(penalty, 100_000_00, 2, true)).toEqual({
      filing: 25_000_00,
      once: 5_000_00,
      monthly: 2_000_00,
      total: 32_000_00,
    });
    expect(foretell(penalty, 1_000_00, 1, true).filing).toBe(10_000_00);
    expect(foretell(penalty, 100_000_00, 0, false).total).toBe(0);
  });

  test.each([
    ['nssf', '2026-02', 500],
    ['health', '2026-02', 200],
    ['housing-levy', '2024-02', 200],
    ['housing-levy', '2024-03', 300],
    ['helb', '2026-02', 500],
  ] as const)('of %s for %s are %i basis points a month', (obligation, month, monthly) =>
    expect(penaltyOf(obligation, month)).toMatchObject({ monthly }),
  );

  test('that are not known are not guessed', () => {
    expect(() => penaltyOf('health', '2024-09')).toThrow(UnknownMonth);
  });
});
