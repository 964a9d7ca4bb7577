import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files of the clone that are its own, committed or not, and are there: paths from its root.
 * @returns {string[]}
 */
export function ownFiles() {
  const options = ['-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file && existsSync(join(root, file)));
}

/** The Node.js that comes with Kazi; the machine's own only has to run these scripts. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Our tools first on the PATH, so that whatever a tool starts finds the same ones, and the same Node.js. */
export const environment = {
  ...process.env,
  // What Node.js compiled is kept: half of a start's time is spent reading sources otherwise.
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/**
 * Runs a script of an installed package on our Node.js.
 * @param {string[]} args the script, relative to the clone, and its arguments
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env] variables beside our own
 * @param {(text: string) => void} [options.write] receives the output; without it, the terminal does
 * @param {string} [options.by] the Node.js that runs it, instead of ours
 * @param {boolean} [options.asks] it reads what is typed at the terminal, or comes by a pipe
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(args, { cwd = root, env = {}, write, by = node, asks = false } = {}) {
  const [script = '', ...rest] = args;
  const tell = write ? (sentence) => write(`${sentence}\n`) : say;
  return new Promise((resolve) => {
    const output = write ? 'pipe' : 'inherit';
    const child = spawn(by, [join(root, script), ...rest], {
      cwd,
      env: { ...environment, ...env },
      stdio: [asks ? 'inherit' : 'ignore', output, output],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write);
    child.once('error', (error) => {
      tell(String(error));
      resolve(false);
    });
    child.once('close', (code, signal) => {
      if (signal) tell(`${script} was ended by ${signal}.`);
      resolve(code === 0);
    });
  });
}

const sameSignalMs = 500;

/**
 * Asks these processes to stop when we are asked to. They must be started `detached`, out of the terminal's reach:
 * Ctrl-C comes to us from the terminal and again from npm, and the server takes a second signal for impatience.
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function passSignalsTo(children) {
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last > sameSignalMs) for (const child of children) child.kill('SIGTERM');
      last = Date.now();
    });
  }
}

/** Says something to the person at the terminal. */
export function say(sentence) {
  console.log(sentence);
}

/**
 * Ends with a sentence that says what to do.
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
