import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { environment, node, passSignalsTo, root } from './tools.mjs';

await ensureInstalled();

const server = spawn(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
  cwd: join(root, 'apps', 'web'),
  env: environment,
  stdio: 'inherit',
  detached: true,
});
server.once('exit', (code) => process.exit(code ?? 1));
passSignalsTo([server]);
