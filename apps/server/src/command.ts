import { StartError } from './config/start-error.ts';

/**
 * Runs a command of the terminal. It fails, by the exit code 1, where `work` gives false or throws a StartError, whose
 * sentence is said.
 */
export async function runCommand(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
