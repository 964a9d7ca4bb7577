import { ensureInstalled } from './install.mjs';
import { run } from './tools.mjs';

await ensureInstalled();
process.exitCode = (await run(['apps/server/src/restore.ts', ...process.argv.slice(2)])) ? 0 : 1;
