import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { codeOf } from './file-problem.ts';
import { StartError } from './start-error.ts';

/** Makes DATA_DIR where it is missing. Throws a `StartError` where nothing can be written to it. */
export async function openDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `Kazi cannot write to its folder ${dataDir} (${codeOf(error) ?? error}): give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's own recursive `mkdir` never ends where a file system refuses new folders by ENOENT, as /proc does. */
async function makeFolder(path: string): Promise<void> {
  const there = (folder: string) =>
    access(folder).then(
      () => true,
      () => false,
    );
  if (await there(path)) return;
  if (!(await there(dirname(path)))) await makeFolder(dirname(path));
  await mkdir(path);
}

/** Throws a `StartError` where the server could not listen, before anything slow is done. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw cannotListen(host, port, error);
  } finally {
    probe.close();
  }
}

/** What keeps the server from listening, in words. */
export function cannotListen(host: string, port: number, error: unknown): StartError {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}: set PORT to one above 1023.`);
  return new StartError(
    `Kazi cannot listen on HOST ${host} and port ${port} (${code ?? error}): set HOST to an address of this machine.`,
  );
}
