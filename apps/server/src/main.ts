import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { type Running, start } from './start.ts';

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
  const starting = start(config, (sentence) => console.log(sentence));
  process.on('SIGINT', () => stop(starting, config));
  process.on('SIGTERM', () => stop(starting, config));
  const { failed } = await starting;
  const sentence = await failed;
  if (!stopping) leave(sentence);
} catch (error) {
  if (error instanceof StartError) leave(error.message);
  throw error;
}
