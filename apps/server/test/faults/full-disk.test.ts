import { randomBytes } from 'node:crypto';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { expectMade } from '../answers.ts';
import { type Api, api } from '../api.ts';
import { startAlone, type TestApp } from '../app.ts';
import { aTenant } from '../factories/tenant.ts';
import { anUpload, upload } from '../factories/upload.ts';
import { aUser } from '../factories/user.ts';
import { anOwnDatabase } from '../own-database.ts';
import { aSmallDisk } from './small-disk.ts';

const kilobyte = 1024;
const disks = { uploads: aSmallDisk(4), database: aSmallDisk(96) };
const { uploads, database } = disks;
if (!uploads) console.log('Skipped: a full disk, since this account may not mount one.');

afterAll(() => {
  for (const disk of Object.values(disks)) disk?.remove();
});

const anOwner = async (app: TestApp): Promise<Api> =>
  api(app, await aUser(app, await aTenant(app), { role: 'owner' }));

/** Text that no compression makes much smaller. */
const noise = (size: number): string => randomBytes(size / 2).toString('hex');

test.skipIf(!uploads)(
  'uploads are refused in words, nothing of them stays, and they go on once there is room',
  async () => {
    if (!uploads) throw new TypeError('No disk');
    const app = await startAlone({ filesUrl: pathToFileURL(uploads.folder).href });
    onTestFinished(() => app.stop());
    const owner = await anOwner(app);
    const before = await anUpload(owner, noise(20 * kilobyte), 'before.txt');
    uploads.fill(100 * kilobyte);
    const answer = await upload(owner, noise(400 * kilobyte), 'too-much.txt');
    expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.body.message).toMatch(/file storage of this server is full/);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    const kept = readdirSync(uploads.folder, { recursive: true }).map(String);
    expect(kept.filter((name) => name.includes('.part'))).toEqual([]);
    // What fits still goes in, and what was there is there.
    await anUpload(owner, noise(10 * kilobyte), 'small.txt');
    const read = await fetch(new URL(before.url, app.address));
    expect(read.status).toBe(200);
    uploads.makeRoom();
    await anUpload(owner, noise(400 * kilobyte), 'too-much.txt');
  },
);

test.skipIf(!database)(
  'changes wait while the database has no room: none is half made, and reads are answered',
  async () => {
    if (!database) throw new TypeError('No disk');
    const own = await anOwnDatabase();
    await migrate(own.url);
    await moveTo(own.url, database.folder);
    const app = await startAlone({ databaseUrl: own.url });
    try {
      const owner = await anOwner(app);
      const project = await expectMade(owner, 'projects', { name: 'Full', key: 'FULL' });
      const { id } = await expectMade(owner, 'apps', { project: project.id, name: 'Full', key: 'FULL' });
      const acknowledged = new Set<string>();
      const make = (title: string) =>
        owner.post('tasks', { app: id, title, description: `<p>${noise(16 * kilobyte)}</p>` });
      database.fill();
      let refused: Awaited<ReturnType<typeof make>> | undefined;
      for (let number = 0; !refused && number < 500; number++) {
        const answer = await make(`Piece ${number}`);
        if (answer.status === 201) acknowledged.add(answer.body.title);
        else refused = answer;
      }
      expect([refused?.status, refused?.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect((await titlesOf(owner, id)).sort()).toEqual([...acknowledged].sort());
      database.makeRoom();
      await expect.poll(async () => (await make('Room again')).status).toBe(201);
      expect((await titlesOf(owner, id)).filter((title) => title === 'Room again')).toHaveLength(1);
    } finally {
      await app.stop();
      await own.drop();
      await asSuperuser(inject('superuserUrl'), (client) => client.query('drop tablespace small'));
    }
  },
);

/** The tables of this database on a disk of their own; its log of changes stays where it is. */
const moveTo = (url: string, folder: string): Promise<void> =>
  asSuperuser(url, async (client) => {
    const { rows } = await client.query<{ data: string }>("select current_setting('data_directory') as data");
    const { uid, gid } = statSync(rows[0]?.data ?? '');
    chownSync(folder, uid, gid);
    await client.query(`create tablespace small location '${folder}'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    );
    for (const { name } of tables) await client.query(`alter table ${name} set tablespace small`);
  });

async function asSuperuser(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

async function titlesOf(as: Api, app: string): Promise<string[]> {
  const { status, body } = await as.get(`tasks?app=${app}&limit=100`);
  expect(status).toBe(200);
  return body.items.map(({ title }: { title: string }) => title);
}
