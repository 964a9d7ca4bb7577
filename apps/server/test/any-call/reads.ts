import * as z from 'zod';
import type { TestApp } from '../app.ts';
import type { Somebody } from '../factories/shop.ts';
import type { TestTenant } from '../factories/tenant.ts';
import { plainDocument } from '../plain-document.ts';
import { endless } from './calls.ts';
import { rowsOf, tableOf } from './scene.ts';

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const operation = z.looseObject({
  parameters: z.array(parameter).default([]),
  responses: z.record(z.string(), z.unknown()),
});
const documented = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const words: Record<string, string> = {
  month: '2026-11',
  year: '2026',
  q: 'sell',
  part: 'authored',
  today: '2026-11-27',
};

/** Every address of a call with each of the workspace's ids in its places, and of a query the required ones too. */
function addresses(
  path: string,
  parameters: readonly z.infer<typeof parameter>[],
  ids: ReadonlyMap<string, readonly string[]>,
  words: Readonly<Record<string, string>>,
): string[] {
  const noun = /([\w-]+)\/\{/.exec(path)?.[1] ?? path.split('/')[1] ?? '';
  const needed = parameters.filter((one) => one.in === 'path' || one.required || one.name === 'project');
  return needed.reduce(
    (made, { name, in: where }) => {
      const table = tableOf(name === 'id' ? noun : name);
      const values = words[name] ? [words[name]] : (ids.get(table) ?? []);
      return made.flatMap((address) =>
        values.map((value) =>
          where === 'path'
            ? address.replace(`{${name}}`, value)
            : `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`,
        ),
      );
    },
    [path],
  );
}

async function idsByTable(server: TestApp, tenant: TestTenant): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const key of (await rowsOf(server, [tenant])).keys()) {
    const [table = '', id = ''] = key.split(' ');
    ids.set(table, [...(ids.get(table) ?? []), id]);
  }
  return ids;
}

/** The answers of every call that reads, to a person, with what the document says of their shape. */
export async function answersTo(
  server: TestApp,
  { as, tenant }: Pick<Somebody, 'as' | 'tenant'>,
  query: Record<string, string> = {},
): Promise<{ name: string; schema: string; text: string }[]> {
  const { paths } = documented.parse(await plainDocument());
  const ids = await idsByTable(server, tenant);
  const answers = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || endless.has(`GET ${path}`)) continue;
    const schema = JSON.stringify(get.responses);
    for (const address of addresses(path, get.parameters, ids, { ...words, ...query })) {
      const { status, body } = await as.get(address);
      if (status < 300) answers.push({ name: `GET ${path}`, schema, text: JSON.stringify(body) });
    }
  }
  return answers;
}
