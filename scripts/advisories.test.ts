import { expect, test } from 'vitest';
import { judge } from './advisories.ts';

const advisory = (severity: string) => ({
  severity,
  range: '<2.0.1',
  via: [{ title: 'Runs what it is told', url: 'https://advisories.test/1' }],
});
const answer = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('no advisory passes', () => {
  expect(judge(answer({})).good).toBe(true);
});

test('advisories below high pass', () => {
  expect(judge(answer({ parser: advisory('moderate'), printer: advisory('low') })).good).toBe(true);
});

test.each(['high', 'critical'])('an advisory that is %s fails, and is named', (severity) => {
  const { good, text } = judge(answer({ parser: advisory(severity), printer: advisory('low') }));
  expect(good).toBe(false);
  expect(text).toContain(`parser <2.0.1 (${severity}): Runs what it is told, https://advisories.test/1`);
  expect(text).not.toContain('printer');
});

test('a package that brings a hole along names the one that has it', () => {
  const outer = { severity: 'high', range: '*', via: ['parser'] };
  expect(judge(answer({ outer })).text).toContain('outer * (high): parser');
});

test.each([
  ['no network', JSON.stringify({ message: 'request failed', error: { summary: '', detail: '' } })],
  ['a registry without advisories', JSON.stringify({ statusCode: 405, message: '405 Method Not Allowed' })],
  ['a page of a proxy', '<html>Please log in</html>'],
  ['nothing at all', ''],
  ['something else', 'null'],
])('%s is skipped in one line', (_, output) => {
  const { good, text } = judge(output);
  expect(good).toBe(true);
  expect(text).toMatch(/^Skipped: .*\.$/);
});
