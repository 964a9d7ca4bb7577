import { runCommand } from './command.ts';
import { readConfig } from './config/config.ts';
import { workspaceCommand } from './workspaces/command.ts';

await runCommand(async () => {
  await workspaceCommand(process.argv.slice(2), readConfig(process.env));
  return true;
});
