interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const latinOrSign = /^[\p{ASCII}\p{Script=Latin}]$/u;

let areLettersHeard = true;

/** Whether letters and signs by themselves are shortcuts. Who speaks to the device, or hits keys unmeant, can have them off. */
export function hearLetters(on: boolean): void {
  areLettersHeard = on;
}

/**
 * What the shortcuts call a key, in small letters; nothing for a letter that is not heard. A layout whose letters are no Latin ones
 * (Arabic, Russian, Greek) has no `k`: there the key counts by where it lies, as its users know from every other application.
 */
export function keyName({ key, code, shiftKey, ctrlKey, metaKey }: Pressed): string {
  const isText = [...key].length === 1;
  if (!isText) return key;
  if (!areLettersHeard && !ctrlKey && !metaKey && key !== ' ') return '';
  if (latinOrSign.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
