import { useLocalStorage } from '@mantine/hooks';

const cancelled = ['cancelled'];

/** Names of what is folded on this device, and the way to fold and unfold. Cancelled tasks are folded at first. */
export function useFolded(key: string, atFirst: string[] = cancelled) {
  const [folded, setFolded] = useLocalStorage({ key, defaultValue: atFirst, getInitialValueInEffect: false });
  const toggle = (name: string) =>
    setFolded((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name]));
  return { isFolded: (name: string) => folded.includes(name), toggle };
}
