import { useLocalStorage } from '@mantine/hooks';

/** What is folded where this device says nothing else. */
export const foldedAtFirst = ['cancelled'];

/** Names of what is folded on this device, and the way to fold and unfold. Cancelled tasks are folded at first. */
export function useFolded(key: string, atFirst: string[] = foldedAtFirst) {
  const [folded, setFolded] = useLocalStorage({ key, defaultValue: atFirst, getInitialValueInEffect: false });
  const toggle = (name: string) =>
    setFolded((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]));
  return { isFolded: (name: string) => folded.includes(name), toggle };
}
