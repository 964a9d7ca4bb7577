import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { areas } from '../src/areas.ts';
import { mailHandler } from '../src/mail/send-mail.ts';
import { useServer } from './app.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const textOf = (path: string) => readFileSync(join(deploy, path), 'utf8');

const rules = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^Kazi[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
            annotations: z.strictObject({
              summary: z.string().max(100),
              description: z.string().min(80),
            }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(textOf('prometheus/kazi.rules.yml')))
  .groups.flatMap(({ rules }) => rules);

const scrape = z
  .object({
    rule_files: z.array(z.string()),
    scrape_configs: z.tuple([
      z.object({
        job_name: z.string(),
        metrics_path: z.string(),
        authorization: z.object({ type: z.literal('Bearer'), credentials_file: z.string() }),
      }),
    ]),
  })
  .parse(parse(textOf('prometheus/prometheus.yml')));

const place = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const dashboard = z
  .object({
    uid: z.string(),
    title: z.string(),
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        gridPos: place,
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
    annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
  })
  .parse(JSON.parse(textOf('grafana/kazi.json')));

/** What Grafana fills in, as it would be filled in. */
const filledIn = (expr: string) =>
  expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '127.0.0.1:3000');

const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ...dashboard.annotations.list.map(({ expr }) => ({ where: 'annotations', expr })),
].map(({ where, expr }) => ({ where, expr: filledIn(expr) }));

/** The metrics that an expression reads, and whether it can be parsed at all. */
function readBy(expr: string): { metrics: string[]; isValid: boolean } {
  const metrics: string[] = [];
  let isValid = true;
  parser.parse(expr).iterate({
    enter({ type, node }) {
      if (type.isError) isValid = false;
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      if (name) metrics.push(expr.slice(name.from, name.to));
    },
  });
  return { metrics, isValid };
}

/** What Prometheus has of itself. */
const ofPrometheus = new Set(['up', 'ALERTS']);

const measured = new Set<string>();

const app = useServer();

beforeAll(async () => {
  const text = await (await fetch(`${app.address}${scrape.scrape_configs[0].metrics_path}`)).text();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm))
    for (const part of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) measured.add(name + part);
});

test('a check of an expression finds what is wrong with it', () => {
  expect(readBy('sum by (le) (rate(made_up{a="b"}[5m])) > 1')).toEqual({
    metrics: ['made_up'],
    isValid: true,
  });
  for (const wrong of ['sum(rate(made_up[5m])', 'made_up{a=}', 'made_up >', 'rate(made_up[5 minutes])'])
    expect(readBy(wrong).isValid, wrong).toBe(false);
});

test('every expression of the alerts and the dashboard is PromQL', () => {
  expect(expressions.filter(({ expr }) => !readBy(expr).isValid)).toEqual([]);
});

test('every metric that they read is one of a server', () => {
  const unknown = expressions.flatMap(({ where, expr }) =>
    readBy(expr)
      .metrics.filter((name) => !measured.has(name) && !ofPrometheus.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(expressions.every(({ expr }) => readBy(expr).metrics.length > 0)).toBe(true);
});

test('letters and text messages that fail for an hour wake somebody up, whichever job it is that sends them', () => {
  const rule = rules.find(({ alert }) => alert === 'KaziMailFailing');
  expect(rule?.labels.severity).toBe('critical');
  const [, names = ''] = /exported_job=~"([^"]+)"/.exec(rule?.expr ?? '') ?? [];
  const sending = [mailHandler, ...areas.jobs]
    .filter(({ lane }) => lane === 'messages')
    .map(({ name }) => name);
  expect(names.split('|').sort()).toEqual(sending.sort());
  expect(rule?.expr).toMatch(/> 3600$/);
  const others = rules.find(({ alert }) => alert === 'KaziJobsFailing');
  expect(others?.expr).toContain(`exported_job!~"${names}"`);
});

test('each alert is there once; the scrape reads the rules and carries the name that they go by', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  expect(scrape.rule_files).toEqual(['kazi.rules.yml']);
  for (const { where, expr } of expressions)
    for (const [, job] of expr.matchAll(/[{ ]job="(\w+)"/g))
      expect(job, where).toBe(scrape.scrape_configs[0].job_name);
});

test('the panels of the dashboard lie beside each other, not on each other', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});
