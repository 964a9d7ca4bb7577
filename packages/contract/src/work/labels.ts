import { folded } from '../shared/folded.ts';

/** Whether labels have one that reads like this one: “Café” and “cafe” are the same label. */
export function hasLabel(labels: readonly string[], label: string): boolean {
  const wanted = folded(label);
  return labels.some((other) => folded(other) === wanted);
}

/** Labels without those that read like one before them. */
export const distinctLabels = (labels: readonly string[]): string[] =>
  labels.filter((label, at) => !hasLabel(labels.slice(0, at), label));
