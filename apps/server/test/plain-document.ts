import { openApiDocument } from '../src/http/document.ts';

/** The document of the API with each named schema written out where it is referred to. */
export async function plainDocument(): Promise<unknown> {
  const document = await openApiDocument();
  const named: Record<string, unknown> = document.components?.schemas ?? {};
  const plain = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== 'object' || part === null) return part;
    const name = '$ref' in part && String(part.$ref).split('/').at(-1);
    if (name) return plain(named[name]);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, plain(value)]));
  };
  return plain(document);
}
