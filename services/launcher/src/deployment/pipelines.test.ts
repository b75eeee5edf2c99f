/** The pipelines: one for each part, as the template says, and nothing in them that is not there. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { APPS, ROOT, packageFolder } from '../paths.ts';
import { readWithReleases } from './read-component.ts';
import { DEPLOY, readWorkloads, Workload } from './read-deployment.ts';
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

it('there is one for each app and service, one that looks for vulnerabilities, and no other', () => {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  expect(files.toSorted()).toEqual(
    [...APPS, ...SERVICES, 'gateway', 'audit'].map((part) => `${part}.yaml`).toSorted(),
  );
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
    expect(fs.existsSync(packageFolder(part))).toBe(true);
  });

  it('waits for no other part: of those that wait in one group, all but one are dropped', () => {
    expect(pipeline.concurrency.group).toBe(part);
  });

  const place = (text: string): number => runs.findIndex((run) => run.includes(text));
  // The gateway serves nothing that apps or services read; its apps are not given to anyone.
  const asks =
    part === 'gateway'
      ? 'get persistentvolumeclaim releases'
      : `npm run fits -- ${APPS.includes(part) ? 'app' : 'service'} ${part} `;
  it('tests before it asks whether it fits, and asks before it deploys', () => {
    expect(place('npm run check')).toBeGreaterThan(-1);
    const fits = place(asks);
    expect(fits).toBeGreaterThan(place('npm run test:'));
    expect(Math.max(place('--share'), place('set image'))).toBeGreaterThan(fits);
    const order = jobs.map(([, { needs }]) => needs);
    expect(order).toEqual([undefined, ...jobs.slice(0, -1).map(([name]) => name)]);
  });

  it('installs by the lockfile in each job', () => {
    for (const [, { steps }] of jobs) expect(steps).toContainEqual({ run: 'npm ci' });
  });
});

it('vulnerabilities and signatures are looked at each night', () => {
  const Audit = z.object({
    on: z.object({ schedule: z.array(z.object({ cron: z.string() })).length(1) }),
    permissions: z.object({ contents: z.literal('read') }),
    jobs: z.object({ audit: z.object({ steps: z.array(z.record(z.string(), z.unknown())) }) }),
  });
  const { jobs } = Audit.parse(parse(fs.readFileSync(path.join(folder, 'audit.yaml'), 'utf8')));
  expect(jobs.audit.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm ci',
    'npm audit --omit=dev --audit-level=high',
    'npm audit signatures',
  ]);
});

it.each([...SERVICES, 'gateway'])('that of %s has a list of what is in its image', (part) => {
  const runs = getRuns(part);
  const made = runs.findIndex((run) => run.startsWith('npm sbom --omit=dev --sbom-format cyclonedx'));
  expect(made).toBeGreaterThan(runs.findIndex((run) => run.startsWith('podman build')));
});

const getRuns = (part: string): string[] =>
  Object.values(
    Pipeline.parse(parse(fs.readFileSync(path.join(folder, `${part}.yaml`), 'utf8'), { merge: true })).jobs,
  ).flatMap(({ steps }) => steps.flatMap((step) => ('run' in step ? [step.run] : [])));
const hasKubectl = spawnSync('kubectl', ['version', '--client']).error === undefined;
/** Runs a step as the runner would, with what GitHub puts in. */
const runStep = (step: string): unknown => {
  const script = step.replaceAll('${{ vars.OVERLAY }}', path.join(DEPLOY, 'kubernetes/overlays/example'));
  const { stdout, stderr, status } = spawnSync('bash', ['-e', '-c', script], {
    env: { ...process.env, IMAGE: 'images.example.org/portal/services:abc' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return parse(stdout);
};

describe.each(SERVICES)('that of %s', (service) => {
  it('rolls out a deployment and a container that there are', () => {
    const found = readWorkloads('kubernetes/base').find(({ metadata }) => metadata.name === service);
    expect(found?.spec.template.spec.containers[0].name).toBe(service);
    const names = readWorkloads('kubernetes/migrate').map(({ metadata }) => metadata.name);
    expect(names).toContain('migrate');
  });

  it.skipIf(!hasKubectl)('runs the migrations of its image as a separate job (needs kubectl)', () => {
    const step = getRuns(service).find((run) => run.includes('kubectl apply -f -')) ?? '';
    const job = Workload.parse(runStep(step.replace('kubectl apply -f -', 'cat')));
    expect(job).toMatchObject({ kind: 'Job', metadata: { name: `migrate-${service}`, namespace: 'portal' } });
    const [container] = job.spec.template.spec.containers;
    expect(container).toMatchObject({ name: 'migrate', image: 'images.example.org/portal/services:abc' });
    // By these the policy lets it reach the database.
    expect(job.spec.template).toMatchObject({
      metadata: { labels: { 'app.kubernetes.io/name': 'migrate' } },
    });
  });
});

describe('the wait for migrations', () => {
  const programs = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-kubectl-'));
  afterAll(() => fs.rmSync(programs, { recursive: true }));
  /** A cluster that says of the job, at each question, the next of the given states, and a clock that does not wait. */
  const waitFor = (service: string, conditions: readonly string[]) => {
    const conditionsFile = path.join(programs, 'said');
    fs.writeFileSync(conditionsFile, `${conditions.join('\n')}\n`);
    const inPlace = {
      sleep: 'exit 0',
      kubectl: `case "$*" in
        *' get job migrate-${service} '*) head -n 1 ${conditionsFile}; [ "$(wc -l < ${conditionsFile})" = 1 ] || sed -i 1d ${conditionsFile} ;;
        *' wait --for=condition=complete job/migrate-${service} '*) grep -qw Complete ${conditionsFile} ;;
      esac`,
    };
    for (const [name, script] of Object.entries(inPlace))
      fs.writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const step = getRuns(service).find((run) => run.includes('get job')) ?? 'false';
    const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
    return spawnSync('bash', ['-e', '-c', step], { env, timeout: 20_000 }).status;
  };

  it.each(SERVICES)('of %s ends when they end, and fails where they failed', (service) => {
    expect(waitFor(service, ['', 'SuccessCriteriaMet', 'SuccessCriteriaMet Complete'])).toBe(0);
    expect(waitFor(service, ['', 'FailureTarget', 'FailureTarget Failed'])).toBe(1);
  });
});

it.skipIf(!hasKubectl)('that of the gateway rolls out both of its containers (needs kubectl)', () => {
  const step = getRuns('gateway').find((run) => run.includes('set image')) ?? '';
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'portal-pipeline-')), 'gateway.json');
  const deployment = readWithReleases().find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'gateway',
  );
  try {
    fs.writeFileSync(file, JSON.stringify(deployment));
    const local = step.replace('-n portal ', '').replace('deployment/gateway', `--local -f ${file} -o yaml`);
    const { initContainers, containers } = Workload.parse(runStep(local)).spec.template.spec;
    expect([...initContainers, ...containers].map(({ name, image }) => `${name} ${image}`)).toEqual([
      'fill images.example.org/portal/services:abc',
      'gateway images.example.org/portal/services:abc',
    ]);
  } finally {
    fs.rmSync(path.dirname(file), { recursive: true });
  }
});

it('the workflow of every change installs and tests as .ci/run does', () => {
  const text = fs.readFileSync(path.join(ROOT, '.github/workflows/test.yml'), 'utf8');
  const { jobs } = z
    .object({ jobs: z.object({ test: z.object({ steps: z.array(z.record(z.string(), z.unknown())) }) }) })
    .parse(parse(text));
  const commands = fs
    .readFileSync(path.join(ROOT, '.ci/run'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(?:exec )?(npm .+)$/.exec(line)?.[1] ?? []);
  expect(commands).not.toEqual([]);
  expect(
    jobs.test.steps.flatMap(({ run }) => (typeof run === 'string' && run.startsWith('npm ') ? run : [])),
  ).toEqual(commands);
});
