import { idle } from '../../shell/idle.ts';
import { type Device, openDevice } from './device.ts';

/** Answers that come together are kept together. */
const gatherMs = 1000;

export interface KeptTexts {
  /** Begins to read what the device has. Once is enough. */
  open: () => void;
  /** What the device has of an answer, as far as it has been read. */
  get: (asked: string) => string | undefined;
  /** Keeps what `read` gives when the browser has nothing else to do; undefined is forgotten. */
  keepLater: (asked: string, read: () => string | undefined) => void;
  /** Does not give it any more from now on. */
  drop: (asked: string) => void;
}

/** Answers of the server as this device has them, as texts. `onFound` hears of each that is read. */
export function keptTexts(onFound: (asked: string) => void): KeptTexts {
  const texts = new Map<string, string>();
  const waiting = new Map<string, () => string | undefined>();
  let opened: Promise<Device | undefined> | undefined;
  let isKeeping = false;

  const open = () => {
    opened ??= openDevice((asked, text) => {
      texts.set(asked, text);
      onFound(asked);
    });
    return opened;
  };

  async function keepSoon(): Promise<void> {
    if (isKeeping) return;
    isKeeping = true;
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    try {
      await keepWaiting();
    } catch {
      // A device that can keep nothing is like one that has kept nothing yet.
      waiting.clear();
    }
    isKeeping = false;
    if (waiting.size > 0) void keepSoon();
  }

  async function keepWaiting(): Promise<void> {
    const device = await open();
    for (const [asked, read] of waiting) {
      waiting.delete(asked);
      await idle();
      const text = read();
      if (text === undefined) {
        texts.delete(asked);
        await device?.forget(asked);
      } else if (text !== texts.get(asked)) {
        texts.set(asked, text);
        await device?.keep(asked, text);
      }
    }
  }

  return {
    open: () => void open().catch(() => undefined),
    get: (asked) => texts.get(asked),
    keepLater(asked, read) {
      waiting.set(asked, read);
      void keepSoon();
    },
    drop: (asked) => void texts.delete(asked),
  };
}
