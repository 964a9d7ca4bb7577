/** A call as an example: what its path names, and what it sends. Every id of a path that is not given is one of no record. */
export interface Given {
  in?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Sent as a form with the file, of what `body` has beside it. */
  file?: string;
}

const bank = { name: 'Amina Otieno', bank: '68', account: '0110 1234 5678' };
const anId = '0197f1a0-0000-7000-8000-000000000000';
const withdrawal = { body: { beneficiary: anId, amount: 1000 } };
const bytes = 'AAAA';
const ofBytes = 'A'.repeat(43);
const passkey = {
  id: bytes,
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes },
};

/** Of each call that always asks for proof, one that is good but for that. */
export const always: Readonly<Record<string, Given>> = {
  'GET /audit/export': {},
  'GET /payroll/p9s/{year}': { in: { year: '2026' } },
  'GET /payroll/returns/{month}/{file}': { in: { month: '2026-05', file: 'p10' } },
  'POST /auth/factors/authenticator': {},
  'PUT /auth/factors/authenticator': { body: { code: '123456' } },
  'DELETE /auth/factors/authenticator': {},
  'POST /auth/factors/recovery-codes': {},
  'POST /auth/factors/passkeys/challenge': {},
  'POST /auth/factors/passkeys': { body: { name: 'Phone', passkey } },
  'DELETE /auth/factors/passkeys/{id}': {},
  'POST /auth/sso/account/start': { body: { challenge: ofBytes } },
  'POST /auth/sso/account': { body: { query: 'code=one&state=one', verifier: ofBytes } },
  'DELETE /auth/sso/account': {},
  'DELETE /users/{id}/factors': {},
  'DELETE /users/{id}/sessions': {},
  'POST /users/{id}/email-change': { body: { email: 'amina@example.com' } },
  'POST /users/{id}/removal': { body: { name: 'Amina Otieno' } },
  'POST /users/{id}/anonymisation': { body: { name: 'Amina Otieno' } },
  'DELETE /sessions': {},
  'DELETE /sessions/{id}': {},
  'POST /projects/{id}/approvers': { body: { user: anId } },
  'POST /join-links': { body: { role: 'agent', days: 7 } },
  'PUT /workspace': { body: { version: 1, admission: 'invitation' } },
  'POST /roles': { body: { name: 'Another' } },
  'PUT /roles/{id}': { body: { name: 'Another', version: 1 } },
  'DELETE /roles/{id}': {},
  'POST /permission': { body: { name: 'Another', action: 'read', subject: 'Project' } },
  'PUT /permission/{id}': { body: { name: 'Another' } },
  'DELETE /permission/{id}': {},
  'PUT /money-limits': { body: { version: 1, person: null } },
  'POST /bank-accounts': { body: bank },
  'PUT /bank-accounts/{id}': { body: { name: 'Another' } },
  'DELETE /bank-accounts/{id}': {},
  'POST /pesalink-beneficiaries': { body: { type: 'PESALINK_BANK', ...bank } },
  'PUT /pesalink-beneficiaries/{id}': { body: { name: 'Another' } },
  'DELETE /pesalink-beneficiaries/{id}': {},
  'POST /mobile-wallets': { body: { name: 'Amina', phone: '+254712345678' } },
  'PUT /mobile-wallets/{id}': { body: { name: 'Another' } },
  'DELETE /mobile-wallets/{id}': {},
  'POST /withdraw/bank/ift': withdrawal,
  'POST /withdraw/pesalink/pesalink-to-phone': withdrawal,
  'POST /withdraw/pesalink/pesalink-to-account': withdrawal,
  'POST /withdraw/mobile-wallet/send-to-mpesa': withdrawal,
  'POST /payments/{id}/approval': {},
  'POST /tasks/{id}/bonuses': { body: { amount: { amount: 100_00, currency: 'KES' } } },
  'POST /tasks/{id}/dispute/settlement': {
    body: { paid: { amount: 100_00, currency: 'KES' }, sentence: 'Half was done' },
  },
  'POST /budgets': { body: { holder: anId, perMonth: 100_00, perTask: 100_00 } },
  'POST /products': {
    body: { category: 'Cover', name: 'Health', price: { amount: 100_00, currency: 'KES' } },
  },
  'POST /products/checkout': { body: { products: [anId], total: { amount: 100_00, currency: 'KES' } } },
  'PUT /payroll/settings': { body: { version: 2, name: 'Another Ltd' } },
  'DELETE /employees/{id}': {},
  'POST /employees/import': { file: 'number,firstName,lastName,joinedOn\nE9,Ann,Otieno,2026-01-01\n' },
  'PUT /employees/{id}/terms/{from}': { in: { from: '2026-02' }, body: { salary: 200_000_00 } },
  'DELETE /employees/{id}/terms/{from}': { in: { from: '2026-01' } },
  'PUT /payroll/runs/{id}/employees/{employee}': {
    body: { input: { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 900_000_00 }] } },
  },
  'POST /payroll/runs/{id}/inputs': { file: 'number,bonus\nE1,900000\n' },
  'PUT /payroll/runs/{id}/review': { body: {} },
  'POST /payroll/runs/{id}/approval': { body: { version: 1, leaving: 100_00 } },
  'POST /payroll/runs/{id}/payment': { body: {} },
  'POST /payroll/payslips/{id}/reversal': { body: { run: anId } },
  'DELETE /payroll/payslips/{id}/reversal': {},
  'POST /payroll/returns/{id}/remittances': {
    body: { amount: 100_00, paidOn: '2026-06-01', number: 'PRN1' },
  },
};
