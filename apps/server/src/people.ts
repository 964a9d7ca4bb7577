import { areas } from './areas.ts';
import { runCommand } from './command.ts';
import { readConfig } from './config/config.ts';
import { peopleCommand } from './workspaces/people/command.ts';

await runCommand(async () => {
  await peopleCommand(process.argv.slice(2), readConfig(process.env), areas);
  return true;
});
