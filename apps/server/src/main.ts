import { flushCompileCache } from 'node:module';
import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { wantsTraces } from './config/traces.ts';
import type { Running } from './start.ts';

const stopWithinMs = 20_000;
let stopping = false;

/** Leaves, saying why, with the exit code that service managers look at. */
function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Stops on Ctrl-C or SIGTERM, also while still starting; a second time, or after a while, leaves at once. */
async function stop(starting: Promise<Running>, { drainMs }: Config): Promise<void> {
  if (stopping) leave('Stopped at once.');
  stopping = true;
  const late = () => leave('Stopped at once: something did not end in time.');
  setTimeout(late, drainMs + stopWithinMs).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}

try {
  const config = readConfig(process.env);
  // What is traced is patched as it is loaded, so that comes before everything else; nothing of it is loaded otherwise.
  const traces = wantsTraces(process.env)
    ? (await import('./observability/traces.ts')).startTraces(process.env)
    : undefined;
  const { start } = await import('./start.ts');
  const starting = start(config, (sentence) => console.log(sentence), traces);
  process.on('SIGINT', () => stop(starting, config));
  process.on('SIGTERM', () => stop(starting, config));
  const { failed } = await starting;
  // What was compiled is kept now, for a server that does not come to a good end too (NODE_COMPILE_CACHE).
  flushCompileCache();
  const sentence = await failed;
  if (!stopping) leave(sentence);
} catch (error) {
  if (error instanceof StartError) leave(error.message);
  // Only now, as it loads what traces patch.
  const { failureOf } = await import('./command.ts');
  const { createLog } = await import('./observability/log.ts');
  createLog({ logLevel: 'info' }).fatal({ err: error }, 'Kazi could not start');
  leave(failureOf(error));
}
