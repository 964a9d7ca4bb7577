/** A name and a key that no other test uses. */
export function unused(word: string): { name: string; key: string } {
  const stamp = Date.now().toString(36).toUpperCase().slice(-6);
  return { name: `${word} ${stamp}`, key: `${word.charAt(0)}${stamp}` };
}
