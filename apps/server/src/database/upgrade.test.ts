import { expect, test } from 'vitest';
import { useDatabaseAt } from '../../test/own-database.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';

const { client, insert, own } = useDatabaseAt('0015_job_workers.sql');

/** A workspace as 0015 keeps it: somebody with a picture and a session, a payment on its way, and tasks. */
async function aWorkspace() {
  const [tenant_id, login_id, role_id, user, file, profile, app, payment] = Array.from({ length: 8 }, newId);
  await insert('tenants', { id: tenant_id, key: tenant_id, name: 'Duka' });
  await insert('logins', { id: login_id, name: 'Amina', email: `${login_id}@example.com` });
  await insert('login_sessions', {
    id: newId(),
    token: `t${tenant_id}`,
    login_id,
    tenant_id,
    expires_at: new Date(),
  });
  await insert('roles', { tenant_id, id: role_id, name: 'owner' });
  const person = { first_name: 'Amina', last_name: 'Otieno', email: 'amina@example.com' };
  await insert('users', { tenant_id, id: user, login_id, role_id, ...person });
  const picture = { name: 'a.png', type: 'image/png', size: 1, sha256: '' };
  await insert('files', { tenant_id, id: file, ...picture, uploaded_by: user });
  await client.query('update users set avatar_file = $1 where id = $2', [file, user]);
  await insert('profiles', { tenant_id, id: profile, user_id: user, type: 'personal', name: 'Amina' });
  await insert('apps', { tenant_id, id: app, profile_id: profile, name: 'Web', key: 'WEB' });
  const task = { tenant_id, app_id: app, status: 'todo', position: 'a0', author_id: user };
  for (const [number, title] of ['Zebra', 'École', 'apple', 'Größe’s'].entries())
    await insert('tasks', { ...task, id: newId(), number, title, updated_at: '2026-11-01T10:00:00.123456Z' });
  const sent = {
    kind: 'topup',
    operation: 'mpesa-topup',
    rail: 'sandbox',
    amount: 100,
    currency: 'KES',
    status: 'submitted',
  };
  const about = { party: '{}', narration: '', reference: 'KZ1', callback_hash: 'h' };
  await insert('payments', { tenant_id, id: payment, user_id: user, ...sent, ...about });
  await insert('payment_callbacks', { hash: `h${tenant_id}`, tenant_id, payment_id: payment });
  return { tenant_id, user, file, payment };
}

test('what a database of an earlier version holds is there after the newest migrations', async () => {
  const workspaces = [await aWorkspace(), await aWorkspace()];
  await migrate(own.url);
  for (const { tenant_id, user, file, payment } of workspaces) {
    const rowsOf = async (columns: string, table: string) =>
      (await client.query(`select ${columns} from ${table} where tenant_id = $1`, [tenant_id])).rows;
    expect(await rowsOf('user_id, file_id', 'user_avatars')).toEqual([{ user_id: user, file_id: file }]);
    expect(await rowsOf('token, session_version', 'login_sessions')).toEqual([
      { token: `t${tenant_id}`, session_version: 0 },
    ]);
    expect(await rowsOf('id, callback_hash', 'payments')).toEqual([{ id: payment, callback_hash: 'h' }]);
    const { rows: tasks } = await client.query(
      `select title, title_key, updated_at = '2026-11-01T10:00:00.123Z' as rounded from tasks
       where tenant_id = $1 order by title_key`,
      [tenant_id],
    );
    expect(tasks).toEqual([
      { title: 'apple', title_key: 'apple', rounded: true },
      { title: 'École', title_key: 'ecole', rounded: true },
      { title: 'Größe’s', title_key: 'grosses', rounded: true },
      { title: 'Zebra', title_key: 'zebra', rounded: true },
    ]);
    const { rows: sought } = await client.query(
      "select title from task_search where tenant_id = $1 and words @@ sought_words('GROSSE')::tsquery",
      [tenant_id],
    );
    expect(sought).toEqual([{ title: 'grosses' }]);
  }
});
