import { useEffect } from 'react';
import { register } from './registry.ts';

/** Lists keys under `?` that a part of the screen hears itself while it has the focus: labels by keys. */
export function useListedKeys(group: string, labels: Readonly<Record<string, string>>): void {
  const listed = JSON.stringify(labels);
  useEffect(() => {
    const entries = Object.entries<string>(JSON.parse(listed));
    const ends = entries.map(([keys, label]) => register({ keys, label, group }));
    return () => {
      for (const end of ends) end();
    };
  }, [group, listed]);
}
