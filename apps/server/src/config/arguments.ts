import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

interface Expected<Options extends ParseArgsOptionsConfig> {
  /** How the command is used, in lines for the terminal. */
  usage: string;
  options: Options;
  /** How many words each act is made of, itself included; without acts, none is taken. */
  words?: ReadonlyMap<string, number>;
}

/**
 * What stands on the command line behind a command's name. Throws a `StartError` with the usage where that is nothing
 * to be done: an option or an act that there is not, or another number of words.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, options, words }: Expected<Options>,
) {
  try {
    const given = parseArgs({ args, allowPositionals: true, options });
    const [act = ''] = given.positionals;
    if (given.positionals.length === (words ? words.get(act) : 0)) return given;
  } catch {
    // An option that there is not, or one without its value.
  }
  throw new StartError(usage);
}
