import { useEffect, useRef, useState } from 'react';

export interface Upload {
  id: number;
  file: File;
  /** 0 to 1. */
  part: number;
  failed: boolean;
}

/** Sends files one beside the other, and keeps how far each is. All that is under way stops with the screen. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const underWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));

  async function send(id: number, file: File) {
    const controller = new AbortController();
    underWay.current.set(id, controller);
    try {
      await sendFile(file, (part) => change(id, { part }), controller.signal);
    } catch {
      if (!controller.signal.aborted) change(id, { failed: true });
    } finally {
      underWay.current.delete(id);
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file, part: 0, failed: false };
      });
      setUploads((now) => [...now, ...added]);
      for (const { id, file } of added) void send(id, file);
    },
    again({ id, file }: Upload) {
      change(id, { part: 0, failed: false });
      void send(id, file);
    },
    /** Stops it, and takes it off the list. */
    remove({ id }: Upload) {
      underWay.current.get(id)?.abort();
      setUploads((now) => now.filter((upload) => upload.id !== id));
    },
  };
}

const stepMs = 120;
const steps = 24;

/**
 * Stands for the request that sends a file: reads the file, tells the part that is done (0 to 1), and stops by the
 * signal. Rejects for a file that cannot be read, and without a connection.
 */
async function sendFile(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  await file.arrayBuffer();
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
    signal.throwIfAborted();
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    onProgress(step / steps);
  }
}
