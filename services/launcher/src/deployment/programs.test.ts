/** The programs start with what the manifests and units give them, and Prometheus finds there what is asked of it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWithReleases } from './read-component.ts';
import {
  DEPLOY,
  readKubernetesPrograms,
  readSystemdPrograms,
  type ProgramConfig,
} from './read-deployment.ts';
import { parseQuery, readDashboard, readQueries, readRules } from './read-queries.ts';
import { startPrograms } from './start-programs.fixture.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-deployment-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const readOnce = async (programs: readonly ProgramConfig[]): Promise<Record<string, string>> => {
  const started = await startPrograms(programs, folder);
  try {
    return await started.readMetrics();
  } finally {
    await started.stop();
  }
};

let metrics: Record<string, string> = {};
beforeAll(async () => {
  metrics = await readOnce(readKubernetesPrograms('kubernetes/base'));
});

it('every program starts in production with what Kubernetes gives it', () => {
  expect(Object.keys(metrics).toSorted()).toEqual([...SERVICES, 'gateway'].toSorted());
});

it('every program starts in production with what Kubernetes gives it beside a store of releases', async () => {
  const programs = readKubernetesPrograms('kubernetes/base', readWithReleases());
  const served = (name: string) => programs.find((program) => program.name === name);
  expect(served('core')?.variables['GATEWAY_URL']).toBe('http://gateway:8080');
  expect(served('gateway')?.secrets).toContain('SERVICE_TOKEN_HASHES');
  expect(Object.keys(await readOnce(programs))).toHaveLength(SERVICES.length + 1);
});

it('every program starts in production with what systemd gives it', async () => {
  expect(Object.keys(await readOnce(readSystemdPrograms()))).toHaveLength(SERVICES.length + 1);
});

it('a program that lacks a secret does not start', async () => {
  const programs = readKubernetesPrograms('kubernetes/base').map((program) => ({
    ...program,
    secrets: program.secrets.filter((secret) => secret !== 'SMTP_URL'),
  }));
  await expect(readOnce(programs)).rejects.toThrow('SMTP_URL: is needed in production');
});

describe('what the dashboard and the rules ask', () => {
  const queries = readQueries();
  const recorded = readRules().flatMap(({ record }) => record ?? []);
  /** Prometheus' own word of each target. */
  const own = ['up'];

  it('is PromQL', () => {
    expect(queries.length).toBeGreaterThan(30);
    expect(
      queries.flatMap(({ place, text }) => parseQuery(text).faults.map((fault) => `${place} ${fault}`)),
    ).toEqual([]);
    expect(parseQuery('sum by (service) (rate(portal_x[5m])').faults).not.toEqual([]);
  });

  it('is reported by a running program, or recorded by a rule', () => {
    const text = Object.values(metrics).join('\n');
    const served = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name ?? ''],
      ),
    );
    const asked = queries.flatMap(({ text: query }) => parseQuery(query).metrics);
    expect(asked).toContain('portal_request_seconds_bucket');
    expect(
      [...new Set(asked)].filter((name) => !served.has(name) && ![...recorded, ...own].includes(name)),
    ).toEqual([]);
  });

  it('shows all that the gateway reports of versions of apps', () => {
    const served = [...(metrics['gateway'] ?? '').matchAll(/^# TYPE (portal_release_\S+) /gm)].map(
      ([, name = '']) => name,
    );
    expect(served).not.toEqual([]);
    const shown = readDashboard().panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => parseQuery(expr.replaceAll('$__rate_interval', '5m')).metrics),
    );
    expect(served.filter((name) => !shown.some((one) => one.replace(/_bucket$/, '') === name))).toEqual([]);
  });

  it('has panels of numbers and titles of their own', () => {
    const { panels } = readDashboard();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { type, targets } of panels) expect(targets.length > 0).toBe(type !== 'row');
  });

  const found = spawnSync('promtool', ['--version']);
  it.skipIf(found.error !== undefined)('passes the tests of the rules (needs promtool)', () => {
    for (const args of [
      ['check', 'rules', 'rules.yaml'],
      ['test', 'rules', 'rules.test.yaml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, {
        cwd: path.join(DEPLOY, 'monitoring'),
        encoding: 'utf8',
      });
      expect(status, `${stdout}${stderr}`).toBe(0);
    }
  });
});
