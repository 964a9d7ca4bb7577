import { fileTypeFromBuffer } from 'file-type';
import { isDeeperThan } from '../depth.ts';
import { json, type Kind, kindsByBytes, kindsOfOldOffice, kindsOfText, plainText } from './kinds.ts';
import { extensionOf } from './name.ts';

/** Beyond this no program that reads JSON gets to its end. */
const deepestJson = 1_000;
const oldOffice = 'application/x-cfb';
const control = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Which of the allowed kinds a file is, found from its bytes; its name decides only between kinds whose bytes
 * look alike. Undefined for every other kind.
 */
export async function recognise(bytes: Uint8Array, name: string): Promise<Kind | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  const extension = extensionOf(name);
  if (found === oldOffice) return kindsOfOldOffice.find((kind) => kind.extensions.includes(extension));
  return (found && kindsByBytes[found]) || kindOfText(bytes, extension);
}

function kindOfText(bytes: Uint8Array, extension: string): Kind | undefined {
  const text = decode(bytes);
  if (text === undefined || control.test(text)) return undefined;
  if (json.extensions.includes(extension)) return isJson(text) ? json : plainText;
  return kindsOfText.find((kind) => kind.extensions.includes(extension)) ?? plainText;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
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
