// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { read, render } from '../../../shell/testing/render.tsx';
import { runWith } from '../testing/run.ts';
import { RunSums, RunTotals } from './run-totals.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

const totals = {
  gross: cents(1_432_250_50),
  deductions: cents(442_199_76),
  net: cents(990_050_74),
  employer: cents(92_218_78),
  obligations: cents(534_418_54),
  leaving: cents(1_524_646_63),
  cost: cents(1_524_469_28),
  fees: cents(176_00),
  rounding: cents(1_35),
};

test('a run that is not calculated comes to nothing that is known, rather than to zero', () => {
  render(<RunTotals run={runWith()} />);
  expect(read()).toContain('Not calculated yet.');
  expect(read()).not.toContain('0.00');
});

test('the parts of what leaves the wallet are named, and add up', () => {
  render(<RunSums run={runWith({ status: 'calculated', totals })} />);
  const amounts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, '')));
  expect(amounts).toEqual([990_050.74, 534_418.54, 176, 1.35, 1_524_646.63]);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(1_524_646.63, 2);
});

test('the cost to the firm has the fees and the rounding in it', () => {
  render(<RunTotals run={runWith({ status: 'calculated', totals })} />);
  expect(read()).toContain('Cost to the employerKES 1,524,646.63');
  expect(read()).toContain('fees and rounding KES 177.35');
});
