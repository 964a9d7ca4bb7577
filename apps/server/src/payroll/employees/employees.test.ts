import { describe, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(async () => api(app, await aUser(app, tenant, { role: 'owner' })));

const fields = async (
  answer: Promise<{ status: number; body: { data: { fields?: unknown } } }>,
  status: number,
) => {
  const { status: given, body } = await answer;
  expect(given, JSON.stringify(body)).toBe(status);
  return body.data.fields;
};

describe('employees', () => {
  test('need a login', async () => {
    const { id } = await anEmployee(owner);
    await expectEach(api(app, { tenant }), 401, [
      ['get', 'employees'],
      ['post', 'employees', {}],
      ['get', `employees/${id}`],
      ['get', `employees/${id}/terms`],
      ['get', `employees/${id}/leave`],
    ]);
  });

  test('are seen by who runs payroll and by themselves alone, managers of work among the others', async () => {
    const user = await aUser(app, tenant, { role: 'employee' });
    const mine = await anEmployee(owner, { user: user.id });
    const other = await anEmployee(owner);
    const own = api(app, user);
    expect((await own.get('employees')).body.items).toMatchObject([{ id: mine.id, may: { update: false } }]);
    await expectEach(own, 403, [
      ['post', 'employees', { number: 'X', firstName: 'X', lastName: 'X', joinedOn: '2026-01-01' }],
      ['put', `employees/${mine.id}`, { version: 1, jobTitle: 'Director' }],
      ['put', `employees/${mine.id}/terms/2026-12`, { salary: 1 }],
    ]);
    await expectEach(own, 404, [
      ['get', `employees/${other.id}`],
      ['put', `employees/${other.id}`, { version: 1, jobTitle: 'Director' }],
    ]);
    const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
    for (const as of [api(app, await aUser(app, tenant, { role: 'manager' })), outsider]) {
      expect((await as.get('employees')).body.items).toEqual([]);
      await expectEach(as, 404, [
        ['get', `employees/${mine.id}`],
        ['get', `employees/${mine.id}/terms`],
        ['delete', `employees/${mine.id}`],
      ]);
    }
  });

  test('show what is missing before they can be paid, and their numbers masked', async () => {
    const bare = await expectMade(owner, 'employees', {
      number: 'E1',
      firstName: 'Otieno',
      lastName: 'Ouma',
      joinedOn: '2026-03-16',
    });
    expect(bare).toMatchObject({
      payTo: null,
      terms: null,
      missing: expect.arrayContaining(['kra-pin-missing', 'pay-to-missing', 'terms-missing']),
    });
    const whole = await anEmployee(owner, { payTo: { method: 'mpesa', phone: '+254 712 345 678' } });
    expect(whole).toMatchObject({
      missing: [],
      payTo: { number: '+254 ••• ••• 678' },
      terms: { from: '2026-01' },
    });
    const { body } = await owner.get('employees?part=incomplete');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([bare.id]);
  });

  test('are listed by number, found by name, and paged without gaps', async () => {
    for (const number of ['A3', 'A1', 'A2']) await anEmployee(owner, { number, lastName: `Kamau ${number}` });
    const items = await everyPage(owner, 'employees', 1);
    expect(items.map(({ number }) => number)).toEqual(['A1', 'A2', 'A3']);
    expect((await owner.get('employees?q=kamau a2')).body.items).toHaveLength(1);
    expect((await owner.get('employees?part=left')).body.items).toEqual([]);
  });

  test('are found by their login, by who runs payroll', async () => {
    const login = await aUser(app, tenant, { role: 'employee' });
    await anEmployee(owner);
    const { id } = await anEmployee(owner, { user: login.id });
    expect((await owner.get(`employees?user=${login.id}`)).body.items).toMatchObject([{ id }]);
    const manager = api(app, await aUser(app, tenant, { role: 'manager' }));
    expect((await manager.get(`employees?user=${login.id}`)).body.items).toEqual([]);
  });

  test('are told which number is wrong, and what would be right', async () => {
    const wrong = owner.post('employees', {
      number: 'E1',
      firstName: 'Otieno',
      lastName: 'Ouma',
      joinedOn: '2026-03-16',
      leftOn: '2026-03-15',
      kraPin: 'A12',
      nssfNumber: 'none',
      payTo: { method: 'bank', bank: '1', account: '12' },
    });
    expect(await fields(wrong, 400)).toMatchObject({
      kraPin: 'must be a KRA PIN such as A012345678Z',
      nssfNumber: expect.stringContaining('must be an NSSF number'),
      'payTo.bank': expect.any(String),
      'payTo.account': expect.any(String),
    });
    const early = owner.post('employees', {
      number: 'E1',
      firstName: 'Otieno',
      lastName: 'Ouma',
      joinedOn: '2026-03-16',
      leftOn: '2026-03-15',
    });
    expect(await fields(early, 400)).toEqual({ leftOn: 'must not be before the first day' });
    const { number } = await anEmployee(owner);
    const taken = owner.post('employees', { number, firstName: 'A', lastName: 'B', joinedOn: '2026-01-01' });
    expect(await fields(taken, 409)).toHaveProperty('number');
    const wallet = owner.post('employees', {
      number: 'W',
      firstName: 'A',
      lastName: 'B',
      joinedOn: '2026-01-01',
      payTo: { method: 'wallet' },
    });
    expect(await fields(wallet, 400)).toHaveProperty('payTo');
  });

  test('are changed by version, and a new receiver of pay counts as new', async () => {
    const { id, version, payTo } = await anEmployee(owner);
    const changed = await owner.put(`employees/${id}`, { version, jobTitle: 'Accountant' });
    expect(changed.body).toMatchObject({ jobTitle: 'Accountant', payTo, version: 2 });
    expect((await owner.put(`employees/${id}`, { version, jobTitle: 'Clerk' })).status).toBe(409);
    const moved = await owner.put(`employees/${id}`, {
      version: 2,
      payTo: { method: 'bank', bank: '11', account: '99887766' },
    });
    expect(Date.parse(moved.body.payTo.fullFrom)).toBeGreaterThan(Date.now());
    await expectEach(owner, 200, [['delete', `employees/${id}`]]);
    await expectEach(owner, 404, [['get', `employees/${id}`]]);
  });
});

describe('terms', () => {
  test('hold from a month on, and leave the months before as they were', async () => {
    const { id } = await anEmployee(owner, { salary: 80_000_00 });
    const raised = await owner.put(`employees/${id}/terms/2026-02`, {
      salary: 90_000_00,
      deductions: [{ kind: 'loan', name: 'Laptop', amount: 5_000_00, balance: 20_000_00 }],
    });
    expect(raised.body.terms).toMatchObject({ from: '2026-02', salary: 90_000_00 });
    expect(raised.body.terms.deductions[0].id).toEqual(expect.any(String));
    const { body } = await owner.get(`employees/${id}/terms`);
    expect(body.items).toMatchObject([{ from: '2026-02' }, { from: '2026-01', salary: 80_000_00 }]);
    const early = owner.put(`employees/${id}/terms/2025-12`, { salary: 1 });
    expect(await fields(early, 400)).toEqual({ from: 'must not be before January 2026, the first month' });
    expect((await owner.delete(`employees/${id}/terms/2026-02`)).body.terms.salary).toBe(80_000_00);
    await expectEach(owner, 404, [['delete', `employees/${id}/terms/2026-02`]]);
  });
});

describe('leave', () => {
  test('is counted against the year’s, and no day is taken twice', async () => {
    const { id } = await anEmployee(owner, { joinedOn: '2020-01-01' });
    const year = new Date().getFullYear();
    const days = { kind: 'annual', from: `${year}-01-05`, to: `${year}-01-09`, days: 5 };
    const [entered] = (await expectMade(owner, `employees/${id}/leave`, days)).items;
    const { body } = await owner.get(`employees/${id}/leave`);
    expect(body).toMatchObject({ items: [{ id: entered.id, days: 5 }], annual: { taken: 5 } });
    expect(body.annual.left).toBe(body.annual.earned - 5);
    const again = owner.post(`employees/${id}/leave`, {
      ...days,
      from: `${year}-01-09`,
      to: `${year}-01-12`,
      days: 2,
    });
    expect(await fields(again, 409)).toHaveProperty('from');
    const before = owner.post(`employees/${id}/leave`, {
      ...days,
      from: '2019-12-31',
      to: '2019-12-31',
      days: 1,
    });
    expect(await fields(before, 400)).toHaveProperty('from');
    await expectEach(owner, 200, [['delete', `leave/${entered.id}`]]);
  });
});

describe('a file of employees', () => {
  const send = async (
    csv: string | Uint8Array<ArrayBuffer>,
    check = false,
    headers: Record<string, string> = {},
  ) => {
    const body = new FormData();
    body.set('file', new File([csv], 'employees.csv', { type: 'text/csv' }));
    body.set('check', String(check));
    return owner.send('employees/import', { method: 'POST', body, headers });
  };
  const head = 'number,first_name,last_name,joined_on,kra_pin,pay_method,pay_phone,salary\n';
  const good = `${head}K1,Achieng,Odhiambo,2026-01-05,A001234567B,mpesa,+254712345678,65000.50\nK2,Kiprop,Cheruiyot,2026-02-01,,,,48000\n`;

  test('adds and changes all of its rows', async () => {
    expect((await send(good, true)).body).toMatchObject({
      created: 2,
      changed: 0,
      saved: false,
      problems: [],
    });
    expect((await owner.get('employees')).body.items).toEqual([]);
    expect((await send(good)).body).toMatchObject({ created: 2, saved: true });
    const { body } = await owner.get('employees');
    expect(body.items).toMatchObject([
      { number: 'K1', kraPin: 'A001234567B', terms: { from: '2026-01', salary: 65_000_50 } },
      { number: 'K2', terms: { salary: 48_000_00 } },
    ]);
    expect((await send(good.replace('48000', '52000'))).body).toMatchObject({
      created: 0,
      changed: 2,
      saved: true,
    });
    const [, second] = (await owner.get('employees')).body.items;
    expect(second).toMatchObject({ kraPin: null, terms: { salary: 52_000_00 } });
  });

  test('is read as a spreadsheet saves it: in Windows-1252, in UTF-16 with tabs, with semicolons', async () => {
    const csv = 'number,first_name,last_name,joined_on\nK1,Émile,D\x92Souza,2026-01-05\n';
    const wide = Buffer.from(`\uFEFF${csv.replace('\x92', '’').replaceAll(',', '\t')}`, 'utf16le');
    for (const bytes of [Buffer.from(csv, 'latin1'), wide, wide.subarray().swap16()]) {
      expect((await send(new Uint8Array(bytes))).body).toMatchObject({ saved: true, problems: [] });
      const [{ firstName, lastName }] = (await owner.get('employees')).body.items;
      expect([firstName, lastName]).toEqual(['Émile', 'D’Souza']);
    }
    expect((await send(csv.replace('\x92', '’').replaceAll(',', ';'))).body).toMatchObject({
      changed: 1,
      saved: true,
    });
    const { status, body } = await send(new Uint8Array([0, 1, 2]));
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['file']]);
  });

  test('has the keys of the template as its headings in every language', async () => {
    // As the web application saves it to be filled in, with the mark of UTF-8 in front.
    const template = `\uFEFFnumber,first_name,last_name,joined_on,left_on,email,phone,job_title,department,kra_pin,identity_kind,identity_number,nssf_number,sha_number,pay_method,pay_phone,pay_bank,pay_account,salary\r
E001,Wanjiru,Kamau,2026-01-05,,wanjiru@example.co.ke,+254712345678,Accountant,Finance,A012345678Z,national-id,30123456,2012345678,CR1234567890123-4,mpesa,+254712345678,,,85000\r
`;
    for (const language of ['en', 'sw', 'fr', 'ar'])
      expect((await send(template, true, { 'accept-language': language })).body).toMatchObject({
        created: 1,
        problems: [],
      });
  });

  test('leaves planned terms planned, and writes nothing where the salary is theirs', async () => {
    const { id, number } = await anEmployee(owner, { salary: 100_000_00, jobTitle: 'Clerk' });
    const planned = { salary: 120_000_00, allowances: [{ name: 'Car', amount: 20_000_00 }] };
    await expectEach(owner, 200, [['put', `employees/${id}/terms/2099-01`, planned]]);
    const terms = async () => (await owner.get(`employees/${id}/terms`)).body.items;
    const before = await terms();
    expect((await send(`number,salary\n${number},100000`)).body).toMatchObject({ saved: true, people: [] });
    expect(await terms()).toEqual(before);
    const raised = await send(`Number,Salary,Job title\n${number},"KES 110,000",\n`);
    expect(raised.body).toMatchObject({
      saved: true,
      people: [{ changes: [], pay: { before: 100_000_00, after: 110_000_00 } }],
    });
    expect(await terms()).toMatchObject([
      { from: '2099-01', ...planned },
      { salary: 110_000_00, allowances: [] },
      { salary: 100_000_00 },
    ]);
    expect((await owner.get(`employees/${id}`)).body.jobTitle).toBe('Clerk');
  });

  test('says of an employee what it has columns for, beside what is known of them', async () => {
    const { id, number, residence, identity } = await anEmployee(owner, {
      residence: 'non-resident',
      payTo: { method: 'mpesa', phone: '+254712345678' },
    });
    const { body } = await send(
      `number,identity_number,pay_phone,left_on\n${number},99887766,0722 000 111,31/12/2026\n`,
    );
    expect(body).toMatchObject({ created: 0, changed: 1, saved: true, problems: [] });
    const after = (await owner.get(`employees/${id}`)).body;
    expect(after).toMatchObject({
      residence,
      identity: { kind: identity?.kind, number: '99887766' },
      leftOn: '2026-12-31',
      payTo: { method: 'mpesa' },
    });
    expect(body.people[0].changes.map(({ column }: { column: string }) => column)).toEqual([
      'left_on',
      'identity_number',
      'pay_phone',
    ]);
  });

  test.each([
    ['0712345678', '+254712345678'],
    ['254 712 345 678', '+254712345678'],
    ['712345678', '+254712345678'],
    ['0112-345678', '+254112345678'],
    ['2.54713E+11', null],
    ['12345', null],
  ])('takes the phone %s as %s', async (phone, read) => {
    const { body } = await send(
      `number,first_name,last_name,joined_on,phone\nP1,Achieng,Odhiambo,2026-01-05,${phone}\n`,
    );
    expect(body).toMatchObject(
      read ? { saved: true } : { saved: false, problems: [{ row: 2, column: 'phone' }] },
    );
    if (read) expect((await owner.get('employees')).body.items[0].phone).toBe(read);
  });

  test.each([
    ['15/11/2025', '2025-11-15'],
    ['15-Nov-2025', '2025-11-15'],
    ['5 November 2025', '2025-11-05'],
    ['46341', '2026-11-15'],
    ['05/05/2025', '2025-05-05'],
    // The day or the month could be first.
    ['05/11/2025', null],
    ['11/15/2025', null],
    ['31/02/2025', null],
    ['15/11/25', null],
  ])('takes the day %s as %s', async (day, read) => {
    const { body } = await send(`number\tfirst_name\tlast_name\tjoined_on\nP1\tAchieng\tOdhiambo\t${day}\n`);
    expect(body).toMatchObject(
      read ? { saved: true } : { saved: false, problems: [{ row: 2, column: 'joined_on' }] },
    );
    if (read) expect((await owner.get('employees')).body.items[0].joinedOn).toBe(read);
  });

  test('takes a day that could be a month as the other rows have it', async () => {
    const rows =
      'number,first_name,last_name,joined_on\nP1,Achieng,Odhiambo,05/11/2025\nP2,Kiprop,Cheruiyot,25/11/2025\n';
    expect((await send(rows)).body).toMatchObject({ saved: true });
    expect((await owner.get('employees')).body.items).toMatchObject([
      { joinedOn: '2025-11-05' },
      { joinedOn: '2025-11-25' },
    ]);
  });

  test('of which one row is wrong changes nothing, and names row and column', async () => {
    const bad = `${good}K3,,Muli,2026-13-01,A1,bank,,many\nK1,Twice,Here,2026-01-01,,,,\n`;
    const { body } = await send(bad);
    expect(body.saved).toBe(false);
    expect(body.problems).toEqual(
      expect.arrayContaining([
        { row: 4, column: 'first_name', message: expect.any(String) },
        { row: 4, column: 'joined_on', message: expect.stringContaining('must be a date') },
        { row: 4, column: 'kra_pin', message: expect.stringContaining('must be a KRA PIN') },
        { row: 4, column: 'salary', message: expect.any(String) },
        { row: 5, column: 'number', message: 'is also the number of row 2' },
      ]),
    );
    expect((await owner.get('employees')).body.items).toEqual([]);
    for (const csv of ['', 'number\n', 'a,b\n1,2\n', `${head}"open`])
      expect((await send(csv)).status, csv).toBe(400);
  });
});

test('survive bad input', async () => {
  const { id } = await anEmployee(owner);
  const body = {
    number: 'Z9',
    firstName: 'A',
    lastName: 'B',
    joinedOn: '2026-01-01',
    identity: { kind: 'passport', number: 'AK123' },
    payTo: { method: 'mpesa', phone: '+254712345678' },
    terms: { salary: 1_00, allowances: [{ name: 'House', amount: 5_00 }] },
  };
  await survivesBadInput(owner, { method: 'POST', path: 'employees', body, runs: 60 });
  await survivesBadInput(owner, {
    method: 'PUT',
    path: `employees/${id}`,
    body: { version: 1, jobTitle: 'x' },
  });
  await survivesBadInput(owner, {
    method: 'PUT',
    path: `employees/${id}/terms/2026-05`,
    body: { salary: 1_00 },
  });
  const leave = { kind: 'sick', from: '2026-02-02', to: '2026-02-03', days: 2 };
  await survivesBadInput(owner, { method: 'POST', path: `employees/${id}/leave`, body: leave });
  await survivesBadInput(owner, {
    method: 'GET',
    path: 'employees?q=a&part=all&limit=5&department=x&user=00000000-0000-4000-8000-000000000000',
    runs: 25,
  });
  const settings = { version: 1, name: 'Baraka Ltd', payer: 'me', proration: '26', payDay: 25 };
  await survivesBadInput(owner, { method: 'PUT', path: 'payroll/settings', body: settings });
});
