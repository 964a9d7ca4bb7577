import { afterEach, beforeEach, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { superuserUrl, useClient } from '../../../test/own-database.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
const superuser = useClient(superuserUrl);
const owner = useAnew(async () => api(app, await aUser(app, await aTenant(app), { role: 'owner' })));
beforeEach(async () => {
  // What PostgreSQL takes back does not set a sequence back: the first try of the file alone meets this.
  await superuser.query(`
    create sequence tries;
    grant usage on sequence tries to public;
    create function refuse_first() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise exception 'in the way' using errcode = 'deadlock_detected'; end if;
      return new;
    end $$;
    create trigger refuse_first before insert on employees for each row when (new.number = 'K2')
      execute function refuse_first()`);
});
afterEach(() => superuser.query('drop function refuse_first cascade; drop sequence tries'));

const head = 'number,first_name,last_name,joined_on,pay_method\n';
const rows = 'K1,Achieng,Odhiambo,2026-01-05,\nK2,Kiprop,Cheruiyot,2026-02-01,\n';

async function send(csv: string) {
  const body = new FormData();
  body.set('file', new File([csv], 'employees.csv', { type: 'text/csv' }));
  body.set('check', 'false');
  return (await owner.send('employees/import', { method: 'POST', body })).body;
}

test('a file whose transaction is made again counts each employee once', async () => {
  expect(await send(head + rows)).toMatchObject({ created: 2, changed: 0, saved: true, problems: [] });
  expect((await owner.get('employees')).body.items).toHaveLength(2);
});

test('a file whose transaction is made again lists each problem once', async () => {
  const answer = await send(`${head}K0,Atieno,Were,2026-01-05,wallet\n${rows}`);
  expect(answer).toMatchObject({ saved: false, problems: [{ row: 2, column: 'pay_method' }] });
  expect(answer.problems).toHaveLength(1);
});
