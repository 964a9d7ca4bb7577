/** A text and the encoding that its bytes are in. */
export interface DecodedText {
  text: string;
  charset: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

/** Control characters that text files hold: bells, tabs, ends of lines and pages, and the escapes of coloured logs. */
const inText = '\u0007\b\t\n\v\f\r\u001b';
const notInText = new RegExp(`[^\\P{Cc}${inText}]`, 'u');

/**
 * Reads bytes as text: UTF-8, UTF-16 by its byte order mark, which Excel calls “Unicode Text”, else Windows-1252, which Excel
 * writes “CSV” in and of which Latin-1 is a part. Undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  const decoded = decodedAs('utf-8', bytes);
  if (decoded) return decoded;
  const western = decodedAs('windows-1252', bytes);
  return western && !notInText.test(western.text) ? western : undefined;
}

/** No text in any encoding holds the character zero, which every program and most pictures do. */
function decodedAs(charset: DecodedText['charset'], bytes: Uint8Array): DecodedText | undefined {
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : { text, charset };
  } catch {
    return undefined;
  }
}
