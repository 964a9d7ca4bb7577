// @vitest-environment jsdom
import { cents } from '@kazi/contract/cents';
import type { RunInput } from '@kazi/contract/payroll';
import { expect, test } from 'vitest';
import { read, render } from '../../../shell/testing/render.tsx';
import { Entered } from './row-look.tsx';

const none: RunInput = {
  skipped: null,
  daysWorked: null,
  overtimeHours: 0,
  holidayHours: 0,
  earnings: [],
  deductions: [],
};

test('a month says what was entered for it', () => {
  const bonus: RunInput['earnings'][number] = {
    kind: 'bonus',
    name: 'Bonus',
    amount: cents(5_000_00),
    days: 0,
  };
  render(<Entered input={{ ...none, overtimeHours: 7.5, daysWorked: 0, earnings: [bonus] }} />);
  expect(read()).toContain('Entered: Overtime hours 7.5 · Days worked 0 · Bonus');
});

test('a month that is as the terms say has no mark', () => {
  render(<Entered input={none} />);
  expect(read()).not.toContain('Entered');
});
