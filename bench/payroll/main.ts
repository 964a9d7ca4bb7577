import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { withDatabase } from '../kit/database.ts';

const help = `
How long a payroll takes from its calculation to its P9s, and what memory the server needs, with more and more employees:
computed and written beside a bare multi-row INSERT of the very same rows (the middle of three rounds, without and with a year
of payslips behind it),
paid through the sandbox, and a year's P9 of everybody as one zip. Each size has a server of its own.

  npm run payroll -w bench [-- options]

  --employees 100,1000,10000
  --paid 1000                the most employees who are paid as well, which takes the longest
`;

const { values } = parseArgs({
  options: {
    employees: { type: 'string', default: '100,1000,10000' },
    paid: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

await withDatabase(async ({ url }) => {
  await migrate(url);
  const figures = [];
  for (const employees of values.employees.split(',')) {
    console.error(`A payroll of ${employees}…`);
    const args = [join(import.meta.dirname, 'measure.ts'), url, employees, values.paid];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    figures.push(JSON.parse(stdout));
  }
  console.table(figures);
});
