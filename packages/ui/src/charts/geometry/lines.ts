import { area, curveMonotoneX, line } from 'd3-shape';
import { type Domain, heightOf } from './scale.ts';

/** Where the value at a place of `count` stands, in percent from the start: the first at 0, the last at 100. */
export const placeOnLine = (at: number, count: number): number => (count > 1 ? (at / (count - 1)) * 100 : 50);

/** The path of a line in a box of 100 by 100, and that of the area below it. */
export function linePaths(data: readonly number[], count: number, domain: Domain) {
  const x = (_value: number, at: number) => placeOnLine(at, count);
  const y = (value: number) => 100 - heightOf(value, domain);
  const ground = y(Math.max(domain.least, Math.min(0, domain.most)));
  const values = [...data];
  return {
    line: line<number>().x(x).y(y).curve(curveMonotoneX).digits(2)(values) ?? '',
    area: area<number>().x(x).y0(ground).y1(y).curve(curveMonotoneX).digits(2)(values) ?? '',
  };
}
