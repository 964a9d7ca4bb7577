import { ensureInstalled } from './install.mjs';
import { run } from './tools.mjs';

// A command of the server by its name, with its arguments: node scripts/command.mjs backup kazi.backup
const [name, ...rest] = process.argv.slice(2);

await ensureInstalled();
process.exitCode = (await run([`apps/server/src/${name}.ts`, ...rest])) ? 0 : 1;
