import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const business = new URL('../../business', import.meta.url).pathname;

/** Forms that keep no draft: what is secret, what is decided at once, and what is only chosen. */
const withoutDraft = [
  'identity/confirm-login/confirm-login-dialog.tsx', // password, codes
  'identity/factors/authenticator-dialog.tsx', // code
  'identity/factors/passkey-dialog.tsx', // proven at once
  'identity/preferences/preferences-tab.tsx', // saved as it is chosen
  'identity/security/security-tab.tsx', // passwords
  'identity/users/email-dialog.tsx', // proven at once
  'identity/users/user-dialogs.tsx', // a role
  'money/beneficiaries/verify-wallet-dialog.tsx', // code
  'money/reconciliation/reconciliation-page.tsx', // days
  'money/statements/statements-page.tsx', // days
  'money/top-up/top-up-page.tsx', // an amount to pay
  'money/withdraw/use-withdraw-form.ts', // an amount to pay
  'organisation/apps/budget-dialogs.tsx', // an amount
  'organisation/invitations/join-links-dialog.tsx', // a role and an end
  'pages/departure-dialogs.tsx', // decided at once
  'payroll/payslips/reverse-dialog.tsx', // a run
  'payroll/runs/new-run-dialog.tsx', // a month
];

const sources = readdirSync(business, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${business}/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes('defineForm('));

test('every form keeps what is written, but for those that are named', () => {
  const without = sources.filter(({ text }) => !/\bdraft: '/.test(text)).map(({ file }) => file);
  expect(without.sort()).toEqual(withoutDraft);
});

test('no draft holds a password or a code', () => {
  for (const { file, text } of sources) {
    if (!withoutDraft.includes(file))
      expect({ file, secret: /\b(password|recoveryCode|code)\b: ''/.test(text) }).toEqual({
        file,
        secret: false,
      });
  }
});

test('each form has a name of its own for its drafts', () => {
  const names = sources.flatMap(({ file, text }) =>
    [...new Set([...text.matchAll(/\bdraft: '([\w-]+)'/g)].map(([, name]) => name))].map((name) => ({
      file,
      name,
    })),
  );
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});
