import { existsSync } from 'node:fs';
import { canServe, ensureInstalled } from './install.mjs';
import { node, run } from './tools.mjs';

// A command of the server by its name, with its arguments: node scripts/command.mjs backup kazi.backup
const [name, ...rest] = process.argv.slice(2);

// An image holds what serves alone, without our Node.js: its own runs the command, and nothing is installed.
const by = !existsSync(node) && canServe() ? process.execPath : node;
if (by === node) await ensureInstalled();
process.exitCode = (await run([`apps/server/src/${name}.ts`, ...rest], { by, asks: true })) ? 0 : 1;
