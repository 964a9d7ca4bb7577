/** Storage of a browser that never throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** The keys that begin with a prefix. */
  keys: (prefix: string) => string[];
  /** What keeps it from working: `blocked` by the browser or its settings, or `full`. */
  problem: () => 'blocked' | 'full' | undefined;
}

/** What cannot be stored is kept in memory, so that the page works until it is left. */
function safe(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, text: string) =>
    attempt((stored) => {
      stored.setItem(key, text);
      return true;
    }, false);
  const read = (key: string) => attempt((stored) => stored.getItem(key), null);
  const remove = (key: string) => {
    memory.delete(key);
    attempt((stored) => stored.removeItem(key), undefined);
  };
  return {
    get: (key) => memory.get(key) ?? read(key),
    set(key, text) {
      if (write(key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    remove,
    keys: (prefix) =>
      [...new Set([...memory.keys(), ...attempt((stored) => Object.keys(stored), [])])].filter((key) =>
        key.startsWith(prefix),
      ),
    problem() {
      const probe = 'kazi.probe';
      if (write(probe, 'x'.repeat(1000))) {
        remove(probe);
        return undefined;
      }
      return attempt((stored) => stored.length >= 0, false) ? 'full' : 'blocked';
    },
  };
}

/** What this device keeps, for all tabs. */
export const deviceStorage = safe(() => localStorage);

/** What this tab keeps, until it is closed. */
export const tabStorage = safe(() => sessionStorage);
