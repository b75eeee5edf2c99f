/** The pipelines: one for each part, as the template says, and nothing in them that is not there. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { APPS, ROOT, roomFolder } from '../paths.ts';
import { readWorkloads } from './read-deployment.ts';
import { PIPELINES, writePipelines } from './write-pipeline.ts';

const folder = path.join(ROOT, PIPELINES);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')));

const Step = z.union([
  z.strictObject({ uses: z.string(), with: z.record(z.string(), z.unknown()).optional() }),
  z.strictObject({ run: z.string() }),
]);
const Job = z.strictObject({
  needs: z.string().optional(),
  'runs-on': z.string(),
  environment: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(Step),
});
const Pipeline = z.strictObject({
  name: z.string(),
  on: z.object({ push: z.object({ branches: z.array(z.string()), paths: z.array(z.string()) }) }),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.literal(false) }),
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(z.string(), Job),
});

it('there is one for each app and service, and no other', () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  expect(files.toSorted()).toEqual([...APPS, ...SERVICES].map((part) => `${part}.yaml`).toSorted());
});

describe.each(Object.entries(writePipelines()))('%s', (file, content) => {
  const part = path.basename(file, '.yaml');
  const pipeline = Pipeline.parse(parse(fs.readFileSync(path.join(ROOT, file), 'utf8'), { merge: true }));
  const jobs = Object.entries(pipeline.jobs);
  const runs = jobs.flatMap(([, { steps }]) => steps.flatMap((step) => ('run' in step ? [step.run] : [])));

  it('is as `npm run pipelines` makes it', () => {
    expect(fs.readFileSync(path.join(ROOT, file), 'utf8')).toBe(content);
  });

  it('runs scripts that there are, of files that there are', () => {
    for (const run of runs)
      for (const [, script = ''] of run.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty([script]);
    for (const [, place = ''] of runs.join('\n').matchAll(/-f (deploy\S+)/g))
      expect(fs.existsSync(path.join(ROOT, place))).toBe(true);
    for (const place of pipeline.on.push.paths.map((one) => one.replace('/**', '')))
      expect(fs.existsSync(path.join(ROOT, place))).toBe(true);
    expect(fs.existsSync(roomFolder(part))).toBe(true);
  });

  it('tests before it asks whether it fits, and asks before it deploys', () => {
    const place = (text: string): number => runs.findIndex((run) => run.includes(text));
    expect(place('npm run check')).toBeGreaterThan(-1);
    const fits = place('npm run fits');
    expect(fits).toBeGreaterThan(place('npm run test:'));
    expect(runs[fits]).toContain(part);
    expect(Math.max(place('--share'), place('set image'))).toBeGreaterThan(fits);
    const order = jobs.map(([, { needs }]) => needs);
    expect(order).toEqual([undefined, ...jobs.slice(0, -1).map(([name]) => name)]);
  });

  it('installs by the lockfile in each job', () => {
    for (const [, { steps }] of jobs) expect(steps).toContainEqual({ run: 'npm ci' });
  });
});

it.each(SERVICES)('that of %s rolls out a deployment and a container that there are', (service) => {
  const found = readWorkloads('kubernetes/base').find(({ metadata }) => metadata.name === service);
  expect(found?.spec.template.spec.containers[0].name).toBe(service);
  const names = readWorkloads('kubernetes/migrate').map(({ metadata }) => metadata.name);
  expect(names).toContain('migrate');
});
