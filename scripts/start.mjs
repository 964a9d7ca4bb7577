import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, fail, node, passSignalsTo, root } from './tools.mjs';

await ensureInstalled();
await ensureBuilt();

const server = spawn(node, ['--import', './scripts/follow.mjs', join('apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});

server.once('error', (error) => fail(`The server could not be started: ${error.message}.`));
server.once('exit', (code) => process.exit(code ?? 1));

passSignalsTo([server]);

// npm killed outright tells nobody: leave all the same, and the server with us, so that the next start finds
// the way free.
const parent = process.ppid;
setInterval(() => {
  if (process.env.npm_lifecycle_event && process.ppid !== parent) process.exit(1);
}, 250);
