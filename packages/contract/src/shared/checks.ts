/** What both sides ask of a text, without the library that validates: the browser's first screens use it too. */

/** Whether a path leads within the application: no other site, also not by what browsers drop (tabs, line breaks) or turn. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);

// Persian and the scripts of India write names with joiners; emoji are put together with them.
const joiners =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Whether a name holds what is not seen, or what turns the direction of the text around it. */
export const hidesCharacters = (name: string): boolean =>
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u.test(name.replace(joiners, ''));

/** A text without what turns the direction of the text around it: pages that one copies from put it around names. */
export const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Whether a text holds nothing that can be seen. */
export const isInvisible = (text: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]+$/u.test(text);

/**
 * Whether a name holds an address, which readers of a mail could follow: of a site, or of a mailbox. That it holds the bare name
 * of a host, the server asks beyond this: see `holdsHost`.
 */
export const holdsAddress = (name: string): boolean =>
  /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}[/\\]/iu.test(name.normalize('NFKC'));

const label = '[\\p{L}\\p{N}]([\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';

/** Whether a text is what stands after the @ of mail addresses. */
export const isMailDomain = (domain: string): boolean =>
  new RegExp(`^(${label}\\.)+${label}$`, 'u').test(domain);
