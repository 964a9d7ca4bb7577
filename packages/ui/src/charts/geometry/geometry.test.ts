import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { donutPaths, gaugePath, partOf } from './arcs.ts';
import { barsOf } from './bars.ts';
import { labelRoom } from './labels.ts';
import { linePaths, placeOnLine } from './lines.ts';
import { labelAt, nearestLabel } from './pointer.ts';
import { domainOf, heightOf, ticksOf } from './scale.ts';

describe('an axis', () => {
  test.each([
    [0, 97, [0, 25, 50, 75, 100]],
    [0, 4_862_000, [0, 2_000_000, 4_000_000, 6_000_000]],
    [11_340, 12_480, [11_000, 11_500, 12_000, 12_500]],
    [-30, 60, [-50, -25, 0, 25, 50, 75]],
    [0, 0.9, [0, 0.25, 0.5, 0.75, 1]],
  ])('from %d to %d counts %j', (least, most, ticks) => {
    expect(ticksOf({ least, most })).toEqual(ticks);
  });

  test('reaches around any values in few even steps', () => {
    const value = fc.integer({ min: -1e12, max: 1e12 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (data) => {
        const domain = domainOf([{ data }]);
        const ticks = ticksOf(domain);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        const slack = (domain.most - domain.least) * 1e-6;
        expect(ticks[0]).toBeLessThanOrEqual(domain.least + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(domain.most - slack);
      }),
    );
  });

  test('begins at zero, or near the values where changes matter', () => {
    const series = [{ data: [40, 60] }];
    expect(domainOf(series)).toEqual({ least: 0, most: 60 });
    expect(domainOf(series, { from: 'auto' })).toEqual({ least: 40, most: 60 });
  });

  test('of stacked bars has room for their sum', () => {
    const series = [{ data: [1, 5] }, { data: [4, 3] }];
    expect(domainOf(series, { stacked: true })).toEqual({ least: 0, most: 8 });
  });

  test.each([[[]], [[0, 0]], [[7, 7]], [[-3]]])('of %j is never without height', (data) => {
    for (const from of ['zero', 'auto'] as const) {
      const { least, most } = domainOf([{ data }], { from });
      expect(most).toBeGreaterThan(least);
    }
  });

  test('puts least on the ground and most on top', () => {
    const domain = { least: 20, most: 70 };
    expect([20, 45, 70].map((value) => heightOf(value, domain))).toEqual([0, 50, 100]);
  });
});

describe('a line', () => {
  const domain = { least: 0, most: 10 };

  test('goes from edge to edge through every value', () => {
    const { line, area } = linePaths([0, 10, 5], 3, domain);
    expect(line).toMatch(/^M0,100C/);
    expect(line).toMatch(/100,50$/);
    expect(area).toMatch(/L100,100.*Z$/);
  });

  test('ends before the labels do where values are missing', () => {
    expect(linePaths([5, 5], 5, domain).line).toBe('M0,50L25,50');
    expect(linePaths([], 5, domain).line).toBe('');
  });

  test('fills to zero where there are values below it', () => {
    expect(linePaths([-5, 5], 2, { least: -10, most: 10 }).area).toContain('L100,50');
  });

  test('of one value stands in the middle', () => expect(placeOnLine(0, 1)).toBe(50));
});

describe('bars', () => {
  const series = [
    { name: 'In', data: [10, 4] },
    { name: 'Out', data: [5, 6] },
  ];

  test('of a label stand side by side, in the middle of its room', () => {
    const bars = barsOf(series, 2, { arrangement: 'grouped', domain: { least: 0, most: 10 }, fill: 60 });
    expect(bars[0]).toEqual({ series: 0, label: 0, place: 10, breadth: 15, ground: 0, length: 100 });
    expect(bars[3]).toEqual({ series: 1, label: 1, place: 75, breadth: 15, ground: 0, length: 60 });
  });

  test('stand on top of each other', () => {
    const bars = barsOf(series, 2, { arrangement: 'stacked', domain: { least: 0, most: 20 }, fill: 50 });
    expect(bars[2]).toEqual({ series: 1, label: 0, place: 12.5, breadth: 25, ground: 50, length: 25 });
    expect(bars.map(({ length }) => length)).toEqual([50, 20, 25, 30]);
  });

  test('hang down from zero where they are below it', () => {
    const [bar] = barsOf([{ name: 'Loss', data: [-5] }], 1, {
      arrangement: 'grouped',
      domain: { least: -10, most: 10 },
      fill: 50,
    });
    expect(bar).toMatchObject({ ground: 25, length: 25 });
  });
});

describe('what is round', () => {
  test('a donut has a path for each part, none for nothing', () => {
    expect(donutPaths([3, 1, 2], 12)).toHaveLength(3);
    expect(donutPaths([], 12)).toEqual([]);
    for (const path of donutPaths([3, 0, 2], 12)) expect(path).not.toContain('NaN');
  });

  test.each([
    [50, 200, 0.25],
    [300, 200, 1],
    [-1, 200, 0],
    [5, 0, 0],
  ])('a gauge at %d of %d is full to %d', (value, max, part) => {
    expect(partOf(value, max)).toBe(part);
  });

  test('a gauge goes round from bottom to bottom', () => {
    expect(gaugePath(10)).toBe('M-31.82,31.82A45,45 0 1 1 31.82,31.82');
  });
});

describe('labels', () => {
  const written = (count: number) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => labelRoom(at, count) !== 'never');

  test('are all written where they are few', () => expect(written(12)).toHaveLength(12));

  test('are thinned out evenly where they are many', () => {
    expect(written(28)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
    const always = written(28).filter((at) => labelRoom(at, 28) === 'always');
    expect(always).toEqual([0, 6, 12, 18, 24]);
  });
});

describe('the pointer', () => {
  const box = { left: 100, width: 400 };

  test.each([
    ['ltr', 100, 0],
    ['ltr', 299, 1],
    ['ltr', 900, 3],
    ['rtl', 100, 3],
    ['rtl', 499, 0],
  ] as const)('%s at %d is in room %d', (direction, x, at) => {
    expect(labelAt({ x, box, direction, count: 4 })).toBe(at);
  });

  test.each([
    ['ltr', 240, 1],
    ['ltr', 40, 0],
    ['rtl', 110, 3],
  ] as const)('%s at %d is nearest to %d', (direction, x, at) => {
    expect(nearestLabel({ x, box, direction, count: 4 })).toBe(at);
  });
});
