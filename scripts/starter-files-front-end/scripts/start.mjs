import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { environment, node, passSignalsTo, root } from './tools.mjs';

await ensureInstalled();
await ensureBuilt();

/** Serves the built application; any other server of static files does too, if it answers every address with index.html. */
const server = spawn(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'preview'], {
  cwd: join(root, 'apps', 'web'),
  env: environment,
  stdio: 'inherit',
  detached: true,
});
server.once('exit', (code) => process.exit(code ?? 1));
passSignalsTo([server]);
