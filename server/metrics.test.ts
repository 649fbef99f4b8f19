import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startService } from '../tests/fixtures/service.ts';
import { Metrics } from './metrics.ts';

let metrics: Metrics;
let service: Awaited<ReturnType<typeof startService>>;
let listener: Awaited<ReturnType<Metrics['listen']>>;
beforeEach(async () => {
  metrics = new Metrics();
  service = await startService({ metrics });
  listener = await metrics.listen('127.0.0.1', 0);
});
afterEach(async () => {
  listener.close();
  await service.stop();
});

const MONITORING = join(import.meta.dirname, '../docs/monitoring');

test('metrics count and time what happens, without personal data', async () => {
  await service.send();
  await service.send({ website: 'x' });
  await service.send({ email: 'zebulon@' });
  await service.send({}, [], { origin: 'https://zebulon.example' });
  await service.app.inject('/services?zebulon');
  await service.app.inject('/zebulon');
  await service.store.claimJobs(Date.now() + 1000, 1000, 1);
  await service.store.visitsSince('2026-11-22');
  metrics.delivery('team', 'sent');
  const text = await metrics.text();
  for (const line of [
    'site_enquiries_total{outcome="accepted"} 1',
    'site_enquiries_total{outcome="spam"} 1',
    'site_enquiries_total{outcome="invalid"} 1',
    'site_enquiries_total{outcome="foreign"} 1',
    'site_requests_total{kind="enquiry",status="303"} 2',
    'site_requests_total{kind="enquiry",status="422"} 1',
    'site_requests_total{kind="static",status="200"} 1',
    'site_requests_total{kind="static",status="404"} 1',
    'site_deliveries_total{kind="team",result="sent"} 1',
    'site_store_seconds_count{operation="claimJobs"} 1',
    'site_store_seconds_count{operation="visitsSince"} 1',
    'site_outbox{sort="mails",state="pending"} 2',
    'site_outbox{sort="webhooks",state="pending"} 0',
    'site_store_up 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toMatch(/zebulon|127\.0\.0\.1/);
});

test('metrics are only at /metrics of their own listener', async () => {
  const answer = await fetch(listener.url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(await answer.text()).toContain('site_store_up 1');
  expect((await fetch(listener.url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
  expect((await service.app.inject('/metrics')).statusCode).toBe(404);
});

test('every outcome is counted from 0, so that alerts see the first failure', async () => {
  const text = await metrics.text();
  for (const outcome of ['accepted', 'spam', 'repeated', 'unavailable', 'tooMany']) {
    expect(text).toContain(`site_enquiries_total{outcome="${outcome}"} 0\n`);
  }
  for (const kind of ['team', 'confirmation', 'webhook']) {
    expect(text).toContain(`site_deliveries_total{kind="${kind}",result="dead"} 0\n`);
  }
});

/** What is checked of the dashboard. */
const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own way to name the variable
      datasource: z.object({ uid: z.literal('${datasource}') }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
    }),
  ),
});
const alertsSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })).length(3) })).length(1),
});

test('dashboard and alerts use only metrics, labels and values that exist', async () => {
  await service.send();
  await service.store.outboxState();
  const known = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of (await metrics.text()).matchAll(
    /^([a-z]\w*)(?:{(.*)})? /gm,
  )) {
    const values = known.get(name) ?? new Map<string, Set<string>>();
    known.set(name, values);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      values.set(label, (values.get(label) ?? new Set()).add(value));
    }
  }
  const read = (name: string) => readFileSync(join(MONITORING, name), 'utf8');
  const { panels } = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
  const [group] = alertsSchema.parse(parse(read('alerts.yaml'))).groups;
  const targets = [
    ...panels.flatMap((panel) => panel.targets),
    ...(group?.rules ?? []).map(({ expr }) => ({ expr, legendFormat: '' })),
  ];
  for (const { expr, legendFormat } of targets) {
    const named = [...expr.matchAll(/\b((?:site|process|nodejs)_\w+)(?:{(.*?)})?/g)];
    expect(named.length, expr).toBeGreaterThan(0);
    for (const [, name = '', labels = ''] of named) {
      const of = known.get(name);
      expect(of, name).toBeDefined();
      for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
        expect([...(of?.get(label) ?? [])], `${name}{${label}}`).toContain(value);
      }
      const kept = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      expect([...(of?.keys() ?? [])], expr).toEqual(expect.arrayContaining(kept));
      const shown = [...legendFormat.matchAll(/{{(\w+)}}/g)].map(([, label = '']) => label);
      expect(kept, legendFormat).toEqual(expect.arrayContaining(shown));
    }
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  // No two panels overlap.
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
