import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { environment, node, passSignalsTo, root } from './tools.mjs';

await ensureInstalled();

/** The server, restarted on each change, and Vite's development server in front of it. */
const children = [
  [root, ['--watch', '--watch-preserve-output', join('apps', 'server', 'src', 'main.ts')]],
  [join(root, 'apps', 'web'), [join(root, 'node_modules', 'vite', 'bin', 'vite.js')]],
].map(([cwd, args]) => spawn(node, args, { cwd, env: environment, stdio: 'inherit', detached: true }));

passSignalsTo(children);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of children) other.kill('SIGTERM');
  });
}
