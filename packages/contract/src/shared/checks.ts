/** What both sides ask of a text, without the library that validates: the browser's first screens use it too. */

/** Whether a path leads within the application: no other site, also not by what browsers drop (tabs, line breaks) or turn. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);

/**
 * What is not seen, after what of it belongs to what is: joiners of Persian, of the scripts of India and of emoji, the colour of
 * signs, keycaps (1️⃣), flags of regions (🏴󠁧󠁢󠁥󠁮󠁧󠁿), and variants of Chinese characters and of Mongolian letters.
 */
const unseen =
  /((?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180f])|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/**
 * A line of text as it is kept, so that what looks alike is alike: characters in their composed form, one plain space for any, none
 * around it, and nothing that is not seen or turns the direction of the text around it. Pages that one copies from put such
 * characters around names.
 */
export const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '$1')
    .replace(/[\p{Z}\t]+/gu, ' ')
    .trim();

/**
 * Whether a name holds an address, which readers of a mail could follow: of a site, or of a mailbox. That it holds the name of a
 * host, the server asks beyond this: see `holdsHost`.
 */
export const holdsAddress = (name: string): boolean =>
  /:\/\/|[^\s@]@[^\s@]|\bwww\./iu.test(name.normalize('NFKC'));

const label = '[\\p{L}\\p{N}]([\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';

/** Whether a text is what stands after the @ of mail addresses. */
export const isMailDomain = (domain: string): boolean =>
  new RegExp(`^(${label}\\.)+${label}$`, 'u').test(domain);
