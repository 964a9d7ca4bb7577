import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The text that every scanner takes for malware by agreement (EICAR), which harms nothing. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const command = 'zINSTREAM\0';

/** A scanner that speaks clamd's INSTREAM and finds the EICAR text alone. */
export interface Clamd {
  /** As CLAMD_URL has it. */
  url: string;
  /** The streams that came whole, and of how many chunks. */
  scanned: { bytes: Buffer; chunks: number }[];
  /** Answers this to every stream from now on. */
  answer(reply: string | undefined): void;
  close(): Promise<void>;
}

/** Listens on a port, or at the path of a socket. Streams longer than the limit are cut off, as by StreamMaxLength. */
export async function aClamd({ limitBytes = Infinity, path }: { limitBytes?: number; path?: string } = {}) {
  let forced: string | undefined;
  const scanned: Clamd['scanned'] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    converse(socket, limitBytes).then(
      (stream) => {
        if (typeof stream !== 'string') scanned.push(stream);
        const said = forced ?? (typeof stream === 'string' ? stream : replyTo(stream.bytes));
        socket.end(`${said}\0`).resume();
      },
      () => socket.destroy(),
    );
  });
  server.listen(path ? { path } : { host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  return {
    url: typeof address === 'object' ? `tcp://127.0.0.1:${address?.port}` : `unix:${address}`,
    scanned,
    answer(reply) {
      forced = reply;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  } satisfies Clamd;
}

const replyTo = (bytes: Buffer) =>
  bytes.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';

/** Reads a stream to its empty chunk. Gives it, or what it is refused with. */
async function converse(socket: Socket, limitBytes: number): Promise<Clamd['scanned'][number] | string> {
  const incoming = socket.iterator({ destroyOnReturn: false });
  try {
    return await readStream(incoming, limitBytes);
  } finally {
    await incoming.return?.();
  }
}

async function readStream(incoming: AsyncIterator<Buffer>, limitBytes: number) {
  let rest = Buffer.alloc(0);
  async function take(length: number): Promise<Buffer> {
    while (rest.length < length) {
      const { value, done } = await incoming.next();
      if (done) throw new Error('The stream ended early');
      rest = Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }
  if ((await take(command.length)).toString() !== command) return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  for (let total = 0; ; ) {
    const length = (await take(4)).readUInt32BE();
    if (length === 0) return { bytes: Buffer.concat(chunks), chunks: chunks.length };
    total += length;
    if (total > limitBytes) return 'INSTREAM size limit exceeded. ERROR';
    chunks.push(await take(length));
  }
}
