import { railNames, registry } from '@kazi/payment-rails';
import { type Env, prefixes } from './secret-files.ts';

/** Names that begin as those of Kazi do: what else is called so was meant for it. */
const families = new RegExp(`^(${[...prefixes, 'CLAMD'].join('|')})_`);
/** What Docker and Kubernetes put beside the variables of a program for each service they know. */
const ofServices = /_(SERVICE_(HOST|PORT)\w*|PORT(_\d+_\w+)?|ENV_\w+|NAME)$/;
/** Shorter names are like too many others, such as HOST and HOME. */
const shortest = 6;

/**
 * A sentence for each variable of the environment that is not read, and was likely meant to be: it is nearly one of `known`, or begins as
 * some of them do.
 */
export function misspelt(env: Env, known: readonly string[]): string[] {
  const names = [...known, ...railNames.flatMap((name) => registry[name].variables)];
  const read = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(env)
    .filter((name) => env[name] && !read.has(name) && !ofServices.test(name))
    .sort()
    .flatMap((name) => {
      const near = nearest(name, [...read]);
      if (near) return [`${name} is not read: ${near} was likely meant`];
      const family = families.exec(name)?.[0];
      const members = family ? names.filter((one) => one.startsWith(family)) : [];
      return members.length > 0 ? [`${name} is not read: there are ${members.join(', ')}`] : [];
    });
}

function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length < shortest) return undefined;
  const most = name.length < 9 ? 1 : 2;
  const [best] = known
    .filter((one) => one.length >= shortest && Math.abs(one.length - name.length) <= most)
    .map((one) => ({ one, steps: stepsBetween(name.toUpperCase(), one) }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps);
  return best?.one;
}

/** Letters to be put in, taken out, exchanged, or turned with their neighbour, until one text is the other. */
function stepsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const [before = [], twoBefore = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const steps = [(before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps.push((twoBefore[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
