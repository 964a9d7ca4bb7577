// @vitest-environment jsdom

import { type AuditEntry, operatorName } from '@kazi/contract/activity';
import { LocaleContext } from '@kazi/ui/locale';
import { act } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import ar from '../../../i18n/ar/audit.json';
import { render } from '../../../shell/testing/render.tsx';
import { AuditTable } from './audit-table.tsx';

const run: AuditEntry = {
  id: '1',
  at: '2026-11-26T07:00:00.000Z',
  kind: 'payment',
  action: 'approved',
  subject: 'payroll-run',
  subjectId: 'r',
  about: null,
  actor: 'w',
  actorName: 'Wanjiru Kamau',
  ip: null,
  requestId: null,
  detail: { net: 97_005_074, month: '2026-11-01', obligations: 55_441_854 },
  names: {},
  position: 1,
};
const leave: AuditEntry = {
  ...run,
  action: 'leave-entered',
  subject: 'employee',
  detail: { name: 'Grace Njeri', to: '2027-12-31', days: 300, from: '2026-12-01', kind: 'annual' },
};

/** An entry as it is shown: what was done to what, and its details, without the marks of directions. */
async function shown(entry: AuditEntry, language = 'en') {
  await act(() => i18next.changeLanguage(language));
  const { container } = render(
    <LocaleContext value={language}>
      <AuditTable entries={[entry]} onActor={() => undefined} />
    </LocaleContext>,
  );
  const plain = (text = '') => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/\s/g, ' ');
  const [what, who, details] = [...container.querySelectorAll('tbody tr > *')];
  return {
    what: plain(what?.textContent),
    who: plain(who?.textContent),
    details: [...(details?.children ?? [])].map(({ textContent }) => plain(textContent)),
  };
}

test('amounts have their currency, and an entry names what it is about', async () => {
  expect(await shown(run)).toEqual({
    what: 'ApprovedPayroll · November 2026',
    who: 'Wanjiru Kamau',
    details: ['Net pay KES 970,050.74', 'Owed to others KES 554,418.54'],
  });
  const reviewed = { ...run, action: 'reviewed', about: '2026-11', detail: {} };
  expect((await shown(reviewed)).what).toBe('Changes reviewedPayroll · November 2026');
  const topup = { kind: 'topup', amount: 250_000, currency: 'UGX', to: 'Amina' };
  expect((await shown({ ...run, subject: 'payment', detail: topup })).details).toEqual([
    'Kind Top-up',
    'From or to Amina',
    'Amount UGX 250,000',
  ]);
});

test('days and words are the reader’s, in the order in which one tells them', async () => {
  expect(await shown(leave)).toEqual({
    what: 'Leave enteredEmployee · Grace Njeri',
    who: 'Wanjiru Kamau',
    details: ['Kind Annual', expect.stringMatching(/^Period 1 Dec 2026 – 31 Dec 2027$/), 'Days 300'],
  });
  expect((await shown(leave, 'fr')).details[0]).toBe('Type Annuel');
  const [kind, period] = (await shown(leave, 'ar')).details;
  expect(kind).toBe(`${ar.detail.kind} ${ar.value.annual}`);
  expect(period).toContain('2027');
});

test('what changed says what it was before, what is yes or no does so in words, ids are names', async () => {
  const detail = {
    changes: {
      requiresSecondFactor: { before: false, after: true },
      permissions: { before: ['a1', 'x'], after: ['x', 'b2'] },
      role: { before: 'client', after: 'manager' },
      joined_on: { before: null, after: '2026-11-02' },
    },
  };
  const names = { a1: 'Read teams', b2: 'Approve payments' };
  expect((await shown({ ...run, detail, names })).details).toEqual([
    'Role Client → Manager',
    'Permissions + Approve payments, − Read teams',
    'Requires a second factor No → Yes',
    'First day – → 2 Nov 2026',
  ]);
  const [role] = (await shown({ ...run, detail, names }, 'ar')).details;
  expect(role).toBe(`${ar.detail.role} ${ar.value.client} ← ${ar.value.manager}`);
});

test('what the operator did at the terminal is told apart from what the server does by itself', async () => {
  const byOperator = { ...run, actor: null, actorName: operatorName };
  expect((await shown(byOperator)).who).toBe('The operator of the server');
  expect((await shown(byOperator, 'ar')).who).toBe(ar.operator);
  expect((await shown({ ...byOperator, actorName: null })).who).toBe('The system');
});

test('of a reward it says who gets how much, and nothing of nothing', async () => {
  const released = [{ agent: 'k', payer: 'f', amount: 150_000, currency: 'KES', is_due: true }];
  const detail = { payer: 'f', held: [], released };
  const names = { k: 'Kevin Mwangi', f: 'Fatuma Hassan' };
  expect((await shown({ ...run, about: 'TILL-30', subject: 'account', detail, names })).details).toEqual([
    'Payer Fatuma Hassan',
    'Paid Kevin Mwangi: KES 1,500.00',
  ]);
});

test('an entry is named by what changed, where it no longer has its record, or by an address', async () => {
  const deleted = { changes: { name: { before: 'Zebra Quick', after: null } } };
  expect((await shown({ ...run, subject: 'app', detail: deleted })).what).toContain('App · Zebra Quick');
  const invitation = { ...run, subject: 'invitation', detail: { email: 'juma@kazi.test', role: 'r' } };
  expect(await shown({ ...invitation, names: { r: 'agent' } })).toEqual({
    what: 'ApprovedInvitation · juma@kazi.test',
    who: 'Wanjiru Kamau',
    details: ['Role Agent'],
  });
});

test('what it does not know is shown as it was recorded, and what is long is cut', async () => {
  const detail = {
    shoe_size: 42,
    kind: 'of-tomorrow',
    why: 'x'.repeat(200),
    employees: [...Array(20).keys()],
  };
  const { details } = await shown({ ...run, detail });
  expect(details[0]).toBe('Kind of-tomorrow');
  expect(details[1]).toMatch(/^Employees 0, 1, .*11, …$/);
  expect(details[2]).toBe(`Reason ${'x'.repeat(160)}…`);
  expect(details[3]).toBe('shoe_size 42');
});
