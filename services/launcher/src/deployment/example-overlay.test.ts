/** The example of an installation: nothing of the manifests' placeholders is left in it, and it says one version everywhere. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEPLOY, readEnvFile, readManifests } from './read-deployment.ts';

const EXAMPLE = 'kubernetes/overlays/example';
const Overlay = z.looseObject({
  images: z.array(z.object({ name: z.string(), newName: z.string(), newTag: z.string() })),
  configMapGenerator: z
    .array(z.object({ name: z.string(), behavior: z.literal('merge'), literals: z.array(z.string()) }))
    .default([]),
});
const readOverlay = (folder: string) =>
  Overlay.parse(parse(fs.readFileSync(path.join(DEPLOY, folder, 'kustomization.yaml'), 'utf8')));
const overlay = readOverlay(EXAMPLE);
const readVariables = (name: string): Record<string, string> =>
  Object.fromEntries(
    (overlay.configMapGenerator.find((map) => map.name === `portal-${name}`)?.literals ?? []).map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1),
    ]),
  );

it.each(['core', 'gateway', 'mail', 'services'])(
  'puts its own in the place of all that belongs to someone in %s.env',
  (name) => {
    const placeholders = Object.entries(readEnvFile(`kubernetes/base/${name}.env`)).filter(
      ([variable, value]) => value.includes('example.org') || variable.startsWith('S3_'),
    );
    for (const [variable, value] of placeholders) {
      expect(readVariables(name)).toHaveProperty([variable]);
      expect(readVariables(name)[variable]).not.toBe(value);
    }
  },
);

it('runs one version, which programs report and migrations are of', () => {
  const tags = [...overlay.images, ...readOverlay(`${EXAMPLE}/migrate`).images].map(({ newTag }) => newTag);
  expect(
    new Set([
      ...tags,
      readVariables('services')['PORTAL_VERSION'],
      readVariables('gateway')['PORTAL_VERSION'],
    ]),
  ).toEqual(new Set([tags[0]]));
});

describe('the example of an ingress', () => {
  const Ingress = z.looseObject({
    metadata: z.looseObject({ annotations: z.record(z.string(), z.string()) }),
    spec: z.looseObject({
      rules: z.tuple([
        z.object({
          host: z.string(),
          http: z.object({ paths: z.tuple([z.looseObject({ path: z.string() })]) }),
        }),
      ]),
    }),
  });
  const ingresses = readManifests(EXAMPLE)
    .filter(({ kind }) => kind === 'Ingress')
    .map((one) => Ingress.parse(one));

  it('omits addresses of calendars, which are secrets, from the log', () => {
    const [calendar] = ingresses.filter(({ spec }) => spec.rules[0].http.paths[0].path === '/api/calendar');
    expect(calendar?.metadata.annotations['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false');
    expect(new Set(ingresses.map(({ spec }) => spec.rules[0].host)).size).toBe(1);
  });
});

it('can be applied one program after the other: all that is no program has no name of one', () => {
  const named = readManifests('kubernetes/base').filter(
    ({ metadata }) =>
      (metadata?.['labels'] as Record<string, string> | undefined)?.['app.kubernetes.io/name'] !== undefined,
  );
  expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(['Deployment', 'Service']));
});
