import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { becomeFirstOwner } from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';

const app = useServer();
const guide = join(import.meta.dirname, '../../../../../docs/api.md');

test('the script of the guide makes its tasks twice, and finds them once', async () => {
  const tenant = await aTenant(app);
  const { email, password } = await becomeFirstOwner(app, tenant);
  const { token } = (await api(app, { tenant }).post('auth', { email, password })).body;
  const owner = api(app, { tenant, token });
  const { body: project } = await owner.post('projects', { name: 'Shop', key: 'SHOP' });
  const { body: place } = await owner.post('apps', { name: 'Web shop', key: 'WEB', project: project.id });
  const [, script = ''] = /```js\n(.+?)```/s.exec(await readFile(guide, 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'kazi-guide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'twice.mjs');
  await writeFile(file, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: {
      KAZI: app.address,
      WORKSPACE: tenant.key,
      EMAIL: email,
      PASSWORD: password,
      APP: place.id,
      COUNT: '250',
    },
  });
  expect(stdout).toBe('250 tasks\n');
});
