// @vitest-environment jsdom
import { cents } from '@kazi/contract/cents';
import type { RunInput } from '@kazi/contract/payroll';
import { beforeAll, expect, test } from 'vitest';
import { draw, read, setUpScreen } from '../testing/screen.tsx';
import { Entered } from './row-look.tsx';

const none: RunInput = {
  skipped: null,
  daysWorked: null,
  overtimeHours: 0,
  holidayHours: 0,
  earnings: [],
  deductions: [],
};

beforeAll(setUpScreen);

test('a month says what was entered for it', async () => {
  const bonus: RunInput['earnings'][number] = {
    kind: 'bonus',
    name: 'Bonus',
    amount: cents(5_000_00),
    days: 0,
  };
  await draw(<Entered input={{ ...none, overtimeHours: 7.5, daysWorked: 0, earnings: [bonus] }} />);
  expect(read()).toContain('Entered: Overtime hours 7.5 · Days worked 0 · Bonus');
});

test('a month that is as the terms say has no mark', async () => {
  await draw(<Entered input={none} />);
  expect(read()).not.toContain('Entered');
});
