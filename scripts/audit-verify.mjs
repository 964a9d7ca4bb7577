import { ensureInstalled } from './install.mjs';
import { run } from './tools.mjs';

await ensureInstalled();
process.exitCode = (await run(['apps/server/src/audit-verify.ts'])) ? 0 : 1;
