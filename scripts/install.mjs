import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, node, root, say } from './tools.mjs';

const oldestMajor = 20;

/** What npm's complaints mean to the person at the terminal, by the code npm prints. */
const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/,
    'the package registry could not be reached: check the network (or the proxy npm is set to use) and start again',
  ],
  [
    /EACCES|EPERM|EROFS/,
    `this user may not write to ${root}: start as its owner, or clone into a folder of your own`,
  ],
  [/ENOSPC/, 'the disk is full'],
];

/** Installs the packages of package-lock.json unless they are all there already. */
export async function ensureInstalled() {
  if (majorOf(process.versions.node) < oldestMajor) {
    fail(`Kazi needs Node.js ${oldestMajor} or newer to start, and this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  const folder = join(root, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(`${folder} is a link to another installation, which this one would replace: remove the link first.`);
  }
  say('Installing the packages (once, takes about a minute)…');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticker = setInterval(() => say(`  still installing, ${seconds()} s`), 15_000);
  // With the development packages also where NODE_ENV says production: they build the web application.
  const { code, output } = await npm(['ci', '--include=dev', '--no-progress', '--loglevel=error']);
  clearInterval(ticker);
  if (code !== 0) {
    const reason = reasons.find(([sign]) => sign.test(output));
    fail(`The packages could not be installed: ${reason ? reason[1] : `npm said\n${firstLines(output)}`}.`);
  }
  if (!isInstalled()) fail(`npm left an incomplete installation: remove ${folder} and start again.`);
  say(`Installed in ${seconds()} s.`);
}

/**
 * Whether everything that serves is installed and the Node.js that runs this can run it, without what builds and tests it: an image has
 * no more, and may not install anything.
 */
export function canServe() {
  const { version = '' } = packagesOf(join(root, 'package-lock.json'))['node_modules/node'] ?? {};
  return majorOf(process.versions.node) >= majorOf(version) && hasPackages({ dev: false });
}

const majorOf = (version) => Number.parseInt(version, 10);

const isInstalled = () => existsSync(node) && hasPackages({ dev: true });

/** Compares package-lock.json with the record npm keeps of what it installed. */
function hasPackages({ dev: withDev }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, dev, devOptional }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true;
    if ((dev || devOptional) && !withDev) return true;
    const found = installed[path];
    // Packages for other machines are optional and rightly missing.
    if (!found) return optional === true;
    return found.version === version && (!integrity || found.integrity === integrity);
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** What npm says first is the reason; its usage follows. */
function firstLines(output) {
  return output.trim().split('\n').slice(0, 12).join('\n');
}

/** Runs npm, the very one that runs us where there is one. */
function npm(args) {
  const [command, ...first] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      if (output.length < 100_000) output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
