import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { api } from './api.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { type Collector, startCollector } from './otlp-collector.ts';
import { anOwnDatabase, type OwnDatabase } from './own-database.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const { PATH, NODE_COMPILE_CACHE } = process.env;

let own: OwnDatabase;
let dataDir: string;
let collector: Collector;

beforeAll(async () => {
  own = await anOwnDatabase();
  dataDir = await makeDataDir();
  collector = await startCollector();
});
afterAll(async () => {
  collector.close();
  await own.drop();
  await removeDataDir(dataDir);
});

interface Started {
  address: string;
  said(): string;
  stop(): Promise<number>;
}

/** Starts the server as an operator does, in a process of its own: what is traced is patched as it is loaded. */
async function started(env: Record<string, string>, args: string[] = []): Promise<Started> {
  const server: ChildProcess = spawn(process.execPath, [...args, main], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      SEED: 'none',
      DATA_DIR: dataDir,
      DATABASE_URL: own.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    // Gone before the next one starts, whose jobs it would take.
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
  });
  let said = '';
  server.stdout?.on('data', (chunk) => {
    said += String(chunk);
  });
  const ready = () => /ready at (\S+)/.exec(said)?.[1] ?? '';
  await vi.waitFor(() => expect(ready()).not.toBe(''), 60_000);
  return {
    address: ready(),
    said: () => said,
    async stop() {
      server.kill('SIGTERM');
      const [code] = await once(server, 'exit');
      return code;
    },
  };
}

/** A login that is refused, which asks the database several things. */
async function wrongLogin({ address }: Started, headers: Record<string, string> = {}) {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>('select key from tenants');
  await client.end();
  return api({ address }, { tenant: rows[0] }).send('auth?next=private-place', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'PrivateBrowser/1', ...headers },
    body: JSON.stringify({ email: 'private.person@example.com', password: 'private-password' }),
  });
}

/** What must not leave with a trace. */
const secrets = /private|PrivateBrowser|example\.com|127\.0\.0\.1|::1/;

test('a request is a span, its statements are its children, and the log has its ids', async () => {
  const server = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_SERVICE_NAME: 'kazi-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=testing',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const parent = '0af7651916cd43dd8448eb211c80319c';
  const answer = await wrongLogin(server, { traceparent: `00-${parent}-b7ad6b7169203331-01` });
  expect(answer.status).toBe(401);
  const request = () => collector.spans.find(({ kind, traceId }) => kind === 2 && traceId === parent);
  await expect.poll(request).toBeDefined();
  const span = request();
  expect(span).toMatchObject({
    name: 'POST /v1/auth',
    parentSpanId: 'b7ad6b7169203331',
    attributes: {
      'http.route': '/v1/auth',
      'http.request.method': 'POST',
      'http.response.status_code': '401',
      'kazi.request_id': answer.headers.get('x-request-id'),
    },
    service: { 'service.name': 'kazi-test', 'deployment.environment.name': 'testing' },
  });
  const statements = collector.spans.filter(
    ({ parentSpanId, attributes }) => parentSpanId === span?.spanId && attributes['db.query.text'],
  );
  expect(statements.map(({ traceId }) => traceId)).toEqual(statements.map(() => parent));
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/^select .* from "?tenants"? .*\$1/),
  );
  expect(statements.map(({ name, attributes }) => [name, attributes['db.operation.name']])).toEqual(
    statements.map(() => [
      expect.stringMatching(/^(select|set|begin|insert|with|commit)$/),
      expect.any(String),
    ]),
  );
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.includes('"request"'));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      requestId: answer.headers.get('x-request-id'),
      trace_id: parent,
      span_id: span?.spanId,
    }),
  );
  expect(collector.raw()).not.toMatch(secrets);
  expect(collector.raw()).not.toMatch(/set (local )?kazi\.tenant = '/);
});

test('health is not traced, and nothing is where the sampler says so', async () => {
  const before = collector.spans.length;
  const server = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await wrongLogin(server);
  for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(server.address + path);
  // What was sampled is sent at the latest as the server stops.
  expect(await server.stop()).toBe(0);
  expect(collector.spans.slice(before)).toEqual([]);
});

test('a job is a span, sent before the server leaves', async () => {
  const before = collector.spans.length;
  const server = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await client.query(`select graphile_worker.add_job('sweep-payments')`);
  await expect
    .poll(async () => (await client.query('select from graphile_worker._private_jobs')).rowCount)
    .toBe(0);
  await client.end();
  expect(await server.stop()).toBe(0);
  // An earlier server swept at a full minute, too.
  const spans = collector.spans.slice(before);
  const job = spans.find(({ name }) => name === 'job sweep-payments');
  expect(job).toMatchObject({ parentSpanId: '', service: { 'service.name': 'kazi' } });
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
});

test('a collector that is away holds nothing up', async () => {
  const server = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await wrongLogin(server)).status).toBe(401);
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ['without the variables', {}, false],
  ['switched off', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }, false],
  ['switched on', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, true],
])('what traces is loaded: %s', async (_, env, isLoaded) => {
  const list = join(dataDir, `loaded-${isLoaded}-${Object.keys(env).length}`);
  const note = `import { registerHooks } from 'node:module';
    import { appendFileSync } from 'node:fs';
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + '\\n'); return next(url, context); } });`;
  const server = await started(env, ['--import', `data:text/javascript,${encodeURIComponent(note)}`]);
  await wrongLogin(server);
  await server.stop();
  const loaded = (await readFile(list, 'utf8')).split('\n');
  expect(loaded.some((url) => url.includes('/node_modules/pg/'))).toBe(true);
  // The mere interface comes with other packages.
  const ofTraces = loaded.filter((url) =>
    /@opentelemetry\/(?!api\/)|in-the-middle|observability\/traces/.test(url),
  );
  expect(ofTraces.length > 0).toBe(isLoaded);
});
