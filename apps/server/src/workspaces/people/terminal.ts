import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The person at the terminal, or a script that answers in their place. */
export interface Terminal {
  /** The next line of standard input; undefined where there is none. What is typed in answer is not shown where `hidden`. */
  ask(question: string, how?: { hidden: boolean }): Promise<string | undefined>;
  close(): void;
}

/** Opens standard input for questions. */
export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  let hides = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (hides) done();
      else stdout.write(chunk, () => done());
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY === true });
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(question, { hidden } = { hidden: false }) {
      stdout.write(`${question} `);
      hides = hidden;
      const { value, done } = await next.next();
      if (hidden || !stdin.isTTY) stdout.write('\n');
      hides = false;
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
