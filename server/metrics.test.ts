import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startService } from './enquiry/fixture-service.ts';
import { Metrics } from './metrics.ts';

let metrics: Metrics;
let service: Awaited<ReturnType<typeof startService>>;
let listener: Awaited<ReturnType<Metrics['listen']>>;
beforeEach(async () => {
  metrics = new Metrics();
  service = await startService({ metrics });
  metrics.time(service.store);
  listener = await metrics.listen('127.0.0.1', 0);
});
afterEach(async () => {
  listener.close();
  await service.stop();
});

const MONITORING = join(import.meta.dirname, '../docs/monitoring');

test('counts and times, and nothing about anybody', async () => {
  const timed = new Metrics();
  const own = await startService({ metrics: timed });
  const store = timed.time(own.store);
  await own.send();
  await own.send({ website: 'x' });
  await own.send({ email: 'zebulon@' });
  await own.send({}, [], { origin: 'https://zebulon.example' });
  await own.app.inject('/services?zebulon');
  await own.app.inject('/zebulon');
  await store.claimMails(Date.now() + 1000, 1000, 1);
  timed.delivery('team', 'sent');
  const text = await timed.text();
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
    'site_store_seconds_count{operation="claimMails"} 1',
    'site_outbox{sort="mails",state="pending"} 2',
    'site_outbox{sort="webhooks",state="pending"} 0',
    'site_store_up 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toMatch(/zebulon|127\.0\.0\.1/);
  await own.stop();
});

test('are at one address of their own listener, and not on the site', async () => {
  const answer = await fetch(listener.url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(await answer.text()).toContain('site_store_up 1');
  expect((await fetch(listener.url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
  expect((await service.app.inject('/metrics')).statusCode).toBe(404);
});

test('dashboard and alerts ask for what there is', async () => {
  const known = new Set(
    [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const files = ['dashboard.json', 'alerts.yaml'].map((name) =>
    readFileSync(join(MONITORING, name), 'utf8'),
  );
  const asked = files.flatMap((text) => text.match(/\b(?:site|process|nodejs)_[a-z0-9_]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  const dashboard = z.object({ panels: z.array(z.object({ title: z.string() })) });
  expect(dashboard.parse(JSON.parse(files[0] ?? '')).panels.length).toBeGreaterThan(5);
});
