import { fileTypeFromBuffer } from 'file-type';
import { isDeeperThan } from '../depth.ts';
import { decodeText } from '../text-bytes.ts';
import {
  anyBytes,
  hasMacros,
  json,
  jsonExtensions,
  type Kind,
  kindByBytes,
  plainText,
  typesOfOldOffice,
  typesOfText,
} from './kinds.ts';
import { extensionOf } from './name.ts';

/** Beyond this no program that reads JSON gets to its end. */
const deepestJson = 1_000;
const oldOffice = 'application/x-cfb';
/** What begins with a line of text. The first letters of any other kind mean nothing in a text: `BMI,age` is no bitmap. */
const isSaidInText: ReadonlySet<string> = new Set([
  ...['application/pdf', 'application/rtf', 'application/eps', 'application/postscript'],
]);

/**
 * What a file is, found from its bytes; its name decides only between kinds whose bytes look alike. Bytes that are of no
 * known kind are just that.
 */
export async function recognise(bytes: Uint8Array, name: string): Promise<Kind> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const extension = extensionOf(name);
  if (found === oldOffice) {
    const type = typesOfOldOffice.get(extension);
    return type === undefined ? anyBytes : { type, extension };
  }
  if (found !== undefined && hasMacros(found)) return { type: found, extension };
  const kind = found === undefined ? undefined : kindByBytes(found);
  return kind && isSaidInText.has(kind.type) ? kind : (kindOfText(bytes, extension) ?? kind ?? anyBytes);
}

function kindOfText(bytes: Uint8Array, extension: string): Kind | undefined {
  const decoded = decodeText(bytes);
  if (!decoded) return undefined;
  const { text, charset } = decoded;
  // JSON is always UTF-8.
  if (charset === 'utf-8' && jsonExtensions.includes(extension) && isJson(text)) return json;
  const type = typesOfText.get(extension);
  return { ...(type === undefined ? plainText : { type, extension }), charset };
}

function isJson(text: string): boolean {
  if (isDeeperThan(deepestJson, text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
