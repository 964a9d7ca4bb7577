import { checkCommand } from './check/command.ts';
import { runCommand } from './command.ts';

await runCommand(() => checkCommand(process.argv.slice(2), process.env));
// What did not answer in time may still be waited for.
process.exit();
