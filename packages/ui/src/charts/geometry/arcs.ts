import { arc, pie } from 'd3-shape';

/** Radius of what is drawn round; the box is 100 by 100 with the middle at 0. */
const arcRadius = 50;
const quarter = Math.PI / 2;
/** A gauge leaves a quarter open, at the bottom. */
const gaugeEnd = 1.5 * quarter;

/** A path for each part of a whole, clockwise from the top, in the order given. */
export function donutPaths(values: readonly number[], thickness: number): string[] {
  const slices = pie<number>()
    .sort(null)
    .padAngle(values.filter((value) => value > 0).length > 1 ? 0.035 : 0)([...values]);
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(arcRadius - thickness)
    .outerRadius(arcRadius)
    .cornerRadius(2)
    .digits(2);
  return slices.map((slice) => shape(slice) ?? '');
}

/** How much of a gauge is full, from 0 to 1. */
export const partOf = (value: number, max: number): number =>
  max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

/** The line along the middle of a gauge, from its start to its end: to be stroked as far as it is full. */
export function gaugePath(thickness: number): string {
  const radius = arcRadius - thickness / 2;
  const end = (angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${end(-gaugeEnd)}A${radius},${radius} 0 1 1 ${end(gaugeEnd)}`;
}
