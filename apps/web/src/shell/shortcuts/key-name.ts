interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
}

const latinOrSign = /^[\p{ASCII}\p{Script=Latin}]$/u;

/**
 * What the shortcuts call a key, in small letters. A layout whose letters are no Latin ones (Arabic, Russian, Greek) has no `k`: there
 * the key counts by where it lies, as its users know from every other application.
 */
export function keyName({ key, code, shiftKey }: Pressed): string {
  const isText = [...key].length === 1;
  if (!isText) return key;
  if (latinOrSign.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
