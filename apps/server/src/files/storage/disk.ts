import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../../config/file-problem.ts';
import { flushFolder } from '../../config/kept-file.ts';
import type { FileStorage } from '../../ports/files.ts';

const keyForm = /^[0-9a-f-]{36}\/[0-9a-f-]{36}[0-9a-z.-]*$/;

/** Keeps files in a folder: one folder a tenant, one file a key. */
export function diskStorage(folder: string): FileStorage {
  function pathOf(key: string): string {
    if (!keyForm.test(key)) throw new TypeError(`${key} is not the key of a file`);
    return join(folder, key);
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const made = await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes, { flag: 'wx', mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }); // what came of it would take room that others need
        throw error;
      }
      await flushFolder(dirname(path));
      if (made) await flushFolder(folder);
    },

    async open(key, range) {
      const file = await open(pathOf(key)).catch(ifMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, bytes: file.createReadStream(range) };
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list(tenant) {
      const entries = await opendir(join(folder, tenant)).catch(ifMissing);
      if (!entries) return;
      for await (const { name } of entries) {
        const found = await stat(join(folder, tenant, name)).catch(ifMissing);
        if (found) yield { key: `${tenant}/${name}`, at: found.mtime };
      }
    },
  };
}
