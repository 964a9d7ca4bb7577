import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Serves the built application. */
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const server = spawn(process.execPath, [vite, 'preview'], {
  cwd: fileURLToPath(new URL('../apps/web', import.meta.url)),
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
