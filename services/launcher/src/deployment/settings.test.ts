/** What manifests and units give each program is what it reads; see also programs.test.ts, where each starts with it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { addressVariable, SERVICES } from '@portal/contract';
import { SECRET_SETTINGS } from '@portal/kit';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { readWithReleases } from './read-component.ts';
import {
  DEPLOY,
  readKubernetesPrograms,
  readSystemdPrograms,
  type ProgramConfig,
} from './read-deployment.ts';

const kubernetes = [
  ...readKubernetesPrograms('kubernetes/base'),
  ...readKubernetesPrograms('kubernetes/migrate'),
];
const withReleases = [
  ...readKubernetesPrograms('kubernetes/base', readWithReleases()),
  ...readKubernetesPrograms('kubernetes/migrate'),
];
const systemd = readSystemdPrograms();

/** The gateway does not load the business code that services share. */
const listShared = (packagePath: string): readonly string[] =>
  packagePath === 'services/gateway' ? ['kit', 'contract'] : ['common', 'kit', 'contract'];

/** The source of a program with what every program shares. */
const sources = new Map<string, string>();
function getSource({ file }: ProgramConfig): string {
  const packagePath = file.split('/').slice(0, 2).join('/');
  const known = sources.get(packagePath);
  if (known !== undefined) return known;
  const text = fs
    .globSync(
      [
        `${packagePath}/src/**/*.ts`,
        ...listShared(packagePath).map((shared) => `services/${shared}/src/**/*.ts`),
      ],
      {
        cwd: ROOT,
      },
    )
    .filter((name) => !/\.test\.ts$|\/testing\//.test(name))
    .map((name) => fs.readFileSync(path.join(ROOT, name), 'utf8'))
    .join('\n');
  sources.set(packagePath, text);
  return text;
}
/** A name that is put together, as the gateway's addresses of services. */
const ADDRESSES: readonly string[] = SERVICES.map(addressVariable);

/** Read by Node itself: `os.tmpdir()`. */
const OF_NODE: readonly string[] = ['TMPDIR'];

const isRead = (program: ProgramConfig, name: string): boolean =>
  OF_NODE.includes(name) ||
  new RegExp(String.raw`\b${name}\b`).test(getSource(program)) ||
  (program.name === 'gateway' && ADDRESSES.includes(name));

describe.each([
  ['Kubernetes', kubernetes],
  ['Kubernetes with a store of releases', withReleases],
  ['systemd', systemd],
] as const)('the programs of %s', (_, programs) => {
  it('are all of them', () => {
    expect(programs.map(({ name }) => name).toSorted()).toEqual(
      [...SERVICES, 'gateway', 'migrate'].toSorted(),
    );
    for (const { file } of programs) expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
  });

  it.each(programs)('$name gets no setting that it does not read', (program) => {
    const unknown = [...Object.keys(program.variables), ...program.secrets].filter(
      (name) => !isRead(program, name),
    );
    expect(unknown).toEqual([]);
  });

  it.each(programs)('$name gets its secrets as files, and only secrets', ({ variables, secrets }) => {
    expect(secrets).not.toEqual([]);
    for (const secret of secrets) expect(SECRET_SETTINGS).toContain(secret);
    for (const name of Object.keys(variables)) expect(SECRET_SETTINGS).not.toContain(name);
  });
});

describe('systemd units', () => {
  const folder = path.join(DEPLOY, 'systemd');
  const units = fs.readdirSync(folder).filter((name) => name.endsWith('.service'));

  it.each(units)('%s takes nothing of the machine', (unit) => {
    const lines = fs.readFileSync(path.join(folder, unit), 'utf8').split('\n');
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      // V8 asks for memory protection keys; a call that the filter lacks ends the program.
      'SystemCallFilter=@system-service @pkey',
    ])
      expect(lines).toContain(line);
  });

  const readLines = (unit: string): string[] => fs.readFileSync(path.join(folder, unit), 'utf8').split('\n');
  it.each(units.filter((unit) => unit !== 'portal-migrate.service'))('%s is started again', (unit) => {
    expect(readLines(unit)).toContain('Restart=always');
  });

  it.each(SERVICES)('the %s service waits for the migrations, and is not stopped with them', (service) => {
    const lines = readLines(`portal-${service}.service`);
    expect(lines).toContain('After=network-online.target portal-migrate.service');
    expect(lines).toContain('Wants=network-online.target portal-migrate.service');
    expect(lines.filter((line) => /^(Requires|BindsTo|PartOf)=/.test(line))).toEqual([]);
  });

  it('the migrations wait for a database that is late', () => {
    const lines = readLines('portal-migrate.service');
    for (const line of [
      'After=network-online.target postgresql.service',
      'Restart=on-failure',
      'StartLimitIntervalSec=0',
    ])
      expect(lines).toContain(line);
    expect(lines.indexOf('StartLimitIntervalSec=0')).toBeLessThan(lines.indexOf('[Service]'));
  });

  it('the gateway switches versions of apps when core asks it to', () => {
    const named = (name: string) => systemd.find((program) => program.name === name);
    expect(named('core')?.variables['GATEWAY_URL']).toBe(
      `http://127.0.0.1:${named('gateway')?.variables['SERVICE_PORT']}`,
    );
    expect(named('gateway')?.secrets).toContain('SERVICE_TOKEN_HASHES');
    expect(readLines('portal-gateway.service')).toContain(
      `ReadWritePaths=${named('gateway')?.variables['RELEASES_DIR']}`,
    );
  });

  const found = spawnSync('systemd-analyze', ['--version']);
  const hasNode = fs.existsSync('/usr/bin/node');
  it.skipIf(found.error !== undefined || !hasNode)(
    'are as systemd wants them (needs systemd-analyze and /usr/bin/node)',
    () => {
      const files = units.map((unit) => path.join(folder, unit));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
      // Of other units of the machine it may complain too.
      expect(stderr.split('\n').filter((line) => line.includes('portal-'))).toEqual([]);
      expect(status).toBe(0);
    },
  );
});
