import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

const wish = z.object({
  /** The addresses that streams are opened at, in turns. */
  addresses: z.array(z.string()),
  streams: z.array(
    z.object({ headers: z.record(z.string(), z.string()), path: z.string(), watches: z.boolean() }),
  ),
});
const { addresses, streams } = wish.parse(workerData);
const atOnce = 25;

/** When the first event since `begin` came over each stream that watches, by the clock that all threads share. */
let arrivals: bigint[] = [];
let told = false;
const awaited = streams.filter(({ watches }) => watches).length;
let lost = 0;

const say = (message: object) => parentPort?.postMessage(message);

function sayArrived(): void {
  if (told || arrivals.length < awaited) return;
  told = true;
  say({ arrivals });
}

/** Opens a stream and keeps it; resolves once the server has answered. */
async function open({ headers, path, watches }: (typeof streams)[number], at: number): Promise<void> {
  const sent = request(`${addresses[at % addresses.length]}${path}`, { headers, agent: false }).end();
  const [answer] = await once(sent, 'response');
  if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}`);
  let round = -1;
  answer.on('data', (chunk: Buffer) => {
    if (!watches || round === current || !chunk.includes('"subject":')) return;
    round = current;
    arrivals.push(process.hrtime.bigint());
    sayArrived();
  });
  answer.on('close', () => lost++);
}

let current = 0;
parentPort?.on('message', (message) => {
  if (message !== 'begin') return say({ lost });
  current++;
  [arrivals, told] = [[], false];
  sayArrived(); // who waits for nothing has all of it
});

for (let from = 0; from < streams.length; from += atOnce) {
  await Promise.all(streams.slice(from, from + atOnce).map((stream, at) => open(stream, from + at)));
  await pause(1);
}
say({ open: streams.length });
