import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { environment } from '../apps/server/src/config/config.ts';
import { withSecretFiles } from '../apps/server/src/config/secret-files.ts';

const chart = join(import.meta.dirname, '../deploy/helm/kazi');
const textOf = (path: string) => readFileSync(join(chart, path), 'utf8');

const tree = z.record(z.string(), z.unknown());
const values = tree.parse(parse(textOf('values.yaml')));
const schema = tree.parse(JSON.parse(textOf('values.schema.json')));
const templates = readdirSync(join(chart, 'templates')).map((name) => ({
  name,
  text: textOf(`templates/${name}`),
}));

/** What lies at a path such as `image.tag`; undefined where there is nothing. */
const at = (from: unknown, path: readonly string[]): unknown =>
  path.reduce((place, key) => tree.safeParse(place).data?.[key], from);

/** The names below which anything may stand. */
const isOpen = (place: unknown) => at(place, ['properties']) === undefined;

const used = templates.flatMap(({ name, text }) =>
  [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => ({ name, path: path.split('.') })),
);

test('every value that a template uses has its default and its place in the schema', () => {
  expect(used.length).toBeGreaterThan(40);
  for (const { name, path } of used) {
    expect(at(values, path), `${path.join('.')} of ${name}`).toBeDefined();
    let place: unknown = schema;
    for (const key of path) {
      if (isOpen(place)) break;
      place = at(place, ['properties', key]);
      expect(place, `${path.join('.')} of ${name}`).toBeDefined();
    }
  }
});

test('every default is used, and fits the schema', () => {
  const leaves = (value: unknown, path: string[] = []): string[][] => {
    const inside = tree.safeParse(value).data;
    const isLeaf =
      !inside || Object.keys(inside).length === 0 || used.some((one) => `${one.path}` === `${path}`);
    return isLeaf ? [path] : Object.entries(inside).flatMap(([key, held]) => leaves(held, [...path, key]));
  };
  const unused = leaves(values).filter((path) => !used.some((one) => `${one.path}` === `${path}`));
  expect(unused).toEqual([]);
  const ajv = new Ajv({ strictTypes: false });
  ajv.validate(schema, values);
  expect(ajv.errors ?? []).toEqual([]);
  expect(ajv.validate(schema, { ...values, config: { PUBLIC_URL: 'https://x', AUTH_SECRET: 'x' } })).toBe(
    false,
  );
  expect(ajv.validate(schema, { ...values, secret: { name: 'kazi', keys: ['AUTH_SECRET'] } })).toBe(false);
});

test('every variable is one of the server, and every secret may come by a file', () => {
  const known = Object.keys(environment.shape);
  const { config, secret } = z
    .object({ config: tree, secret: z.object({ keys: z.array(z.string()) }) })
    .parse(values);
  const written = [...textOf('templates/deployment.yaml').matchAll(/- \{ name: ([A-Z_]+), value/g)];
  expect(written).toHaveLength(5);
  for (const name of [...Object.keys(config), ...secret.keys, ...written.map(([, one = '']) => one)])
    expect(known).toContain(name);
  for (const key of secret.keys)
    expect(withSecretFiles({ [`${key}_FILE`]: join(chart, 'Chart.yaml') }).env[key], key).toContain(
      'name: kazi',
    );
});

const helm = process.env.HELM ?? 'helm';
const hasHelm = spawnSync(helm, ['version']).status === 0;
if (!hasHelm)
  console.log('There is no helm on the PATH (or as HELM): the chart is checked, and not rendered.');

const thing = z.looseObject({ kind: z.string(), spec: tree.default({}) });

/** What the chart makes of these values, by kind. */
function render(...settings: string[]): Map<string, z.output<typeof thing>> {
  const said = execFileSync(
    helm,
    [
      'template',
      'kazi',
      chart,
      ...['config.PUBLIC_URL=https://kazi.example.com', ...settings].flatMap((set) => ['--set', set]),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Map(
    parseAllDocuments(said)
      .map((document) => thing.parse(document.toJS()))
      .map((made) => [made.kind, made]),
  );
}

const podOf = (made: ReturnType<typeof render>) =>
  z
    .object({
      terminationGracePeriodSeconds: z.number(),
      containers: z.tuple([
        z.looseObject({
          env: z.array(z.object({ name: z.string(), value: z.string() })),
          readinessProbe: z.looseObject({ httpGet: z.object({ path: z.string() }).loose() }),
          livenessProbe: z.looseObject({ httpGet: z.object({ path: z.string() }).loose() }),
          securityContext: tree,
        }),
      ]),
    })
    .parse(at(made.get('Deployment')?.spec, ['template', 'spec']));

describe.skipIf(!hasHelm)('rendered by helm', () => {
  test('as it comes: one server, its volume, and nothing that is switched on by a value', () => {
    expect([...render().keys()].toSorted()).toEqual([
      'Deployment',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'Service',
      'ServiceAccount',
    ]);
  });

  test('the probes ask what the server answers, and it has longer to stop than it takes', () => {
    const { containers, terminationGracePeriodSeconds } = podOf(render());
    const [{ env, readinessProbe, livenessProbe, securityContext }] = containers;
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/readyz', '/healthz']);
    const drain = Number(env.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
    expect(drain).toBeGreaterThan(0);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + 20);
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  });

  test('many servers share a bucket, and are kept from leaving together', () => {
    const made = render(
      'autoscaling.enabled=true',
      'persistence.enabled=false',
      'secret.keys={AUTH_SECRET,DATABASE_URL,FILES_URL,METRICS_TOKEN}',
      'ingress.enabled=true',
      'ingress.tlsSecret=kazi-tls',
      'config.TRUST_PROXY=10.42.7.0/24',
      'networkPolicy.from[0].namespaceSelector.matchLabels.name=ingress',
      'serviceMonitor.enabled=true',
      'serviceMonitor.labels.release=prometheus',
    );
    for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Ingress', 'ServiceMonitor'])
      expect(made.has(kind), kind).toBe(true);
    expect(made.has('PersistentVolumeClaim')).toBe(false);
    expect(at(made.get('Deployment'), ['spec', 'replicas'])).toBeUndefined();
    expect(at(made.get('Deployment'), ['spec', 'strategy', 'type'])).toBe('RollingUpdate');
    expect(podOf(made).containers[0].env).toContainEqual({
      name: 'FILES_URL_FILE',
      value: '/run/secrets/kazi/FILES_URL',
    });
    expect(at(made.get('Ingress'), ['metadata', 'annotations'])).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
    });
    expect(at(made.get('NetworkPolicy'), ['spec', 'policyTypes'])).toEqual(['Ingress', 'Egress']);
  });

  test.each([
    ['config.PUBLIC_URL=', 'config.PUBLIC_URL must say'],
    ['replicas=3', 'Several servers need uploads in a bucket'],
    ['persistence.enabled=false', 'Uploads would be lost'],
    ['config.AUTH_SECRET=x', 'AUTH_SECRET'],
    ['image.version=1', 'version'],
  ])('%s is refused', (setting, sentence) => {
    expect(() => render(setting)).toThrow(sentence);
  });
});
