import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import type { Scanner, ScanVerdict } from '../ports/files.ts';

const answerWithinMs = 30_000;
const chunkBytes = 256 * 1024;
const usualPort = 3310;

/**
 * Searches files by a clamd at `tcp://host:port` or `unix:/path`, with its command INSTREAM
 * (https://docs.clamav.net/manual/Usage/Scanning.html#clamd): chunks with their length in front, an empty one at the end.
 */
export function clamd(address: string): Scanner {
  const options = optionsOf(new URL(address));
  return { scan: async (bytes) => verdictOf(await ask(options, bytes)) };
}

const optionsOf = ({ protocol, hostname, port, pathname }: URL): NetConnectOpts =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) };

async function ask(options: NetConnectOpts, bytes: Uint8Array): Promise<string> {
  const socket = connect({ ...options, signal: AbortSignal.timeout(answerWithinMs) });
  Readable.from(instream(bytes)).pipe(socket, { end: false });
  let reply = '';
  try {
    for await (const some of socket.setEncoding('utf8')) reply += some;
  } catch (error) {
    // A stream beyond its limit is answered, and cut off while it is still being sent.
    if (!reply) throw error;
  } finally {
    socket.destroy();
  }
  return reply.replace(/\0$/, '');
}

function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf(chunk: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return 'clean';
  if (reply === 'INSTREAM size limit exceeded. ERROR') return 'too large';
  const [, malware] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
  if (!malware) throw new Error(`clamd answered: ${reply || 'nothing'}`);
  return { malware };
}
