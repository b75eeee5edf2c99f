/** The component by which gateways share a store of apps: who is given what, and that nothing else changes. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { addAt, readWithReleases } from './read-component.ts';
import { findWorkloads, readKubernetesPrograms, readManifests, readWorkloads } from './read-deployment.ts';

const manifests = readWithReleases();
const getPod = (name: string) => {
  const found = findWorkloads(manifests).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.spec.template.spec;
};
const getPaths = (container: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    (container['volumeMounts'] as { name: string; mountPath: string }[]).map((one) => [
      one.name,
      one.mountPath,
    ]),
  );

describe('the gateway', () => {
  const pod = getPod('gateway');
  const [fill] = pod.initContainers;

  it('serves from a volume that several machines may write to', () => {
    const gateway = readKubernetesPrograms('kubernetes/base', manifests).find(
      ({ name }) => name === 'gateway',
    );
    expect(gateway?.variables['RELEASES_DIR']).toBe('/releases');
    expect(getPaths(pod.containers[0])).toMatchObject({ releases: '/releases' });
    expect(pod['volumes']).toContainEqual({
      name: 'releases',
      persistentVolumeClaim: { claimName: 'releases' },
    });
    expect(manifests.find(({ kind }) => kind === 'PersistentVolumeClaim')).toMatchObject({
      metadata: { name: 'releases' },
      spec: { accessModes: ['ReadWriteMany'] },
    });
  });

  it('begins with the apps of its image, by a program that the image contains', () => {
    const [program = '', from] = fill?.args ?? [];
    expect(fs.existsSync(path.join(ROOT, program))).toBe(true);
    const image = fs.readFileSync(path.join(ROOT, 'deploy/images/gateway.Dockerfile'), 'utf8');
    expect(image).toContain(`--from=apps ${from} releases\n`);
    expect(image).toContain(`COPY ${program.split('/').slice(0, 2).join('/')} `);
    expect(fill?.image).toBe(pod.containers[0].image);
    expect(fill?.env).toEqual([{ name: 'RELEASES_DIR', value: '/releases' }]);
    expect(getPaths(fill ?? {})).toEqual({ releases: '/releases' });
  });
});

it('leaves the other services as they are', () => {
  for (const name of SERVICES.slice(1))
    expect(findWorkloads(manifests).find(({ metadata }) => metadata.name === name)).toEqual(
      readWorkloads('kubernetes/base').find(({ metadata }) => metadata.name === name),
    );
  expect(manifests).toHaveLength(readManifests('kubernetes/base').length + 1);
});

describe('what a component adds', () => {
  it('is appended to a list, or becomes a new field', () => {
    const document = { spec: { list: [{ names: ['a'] }] } };
    addAt(document, '/spec/list/0/names/-', 'b');
    addAt(document, '/spec/more', { one: 1 });
    expect(document).toEqual({ spec: { list: [{ names: ['a', 'b'] }], more: { one: 1 } } });
  });

  it.each(['/spec/list', '/spec/nothing/-', '/spec/nothing/more/-', '/spec/list/0'])(
    'is refused at %s, which exists already or has no parent',
    (place) => {
      expect(() => addAt({ spec: { list: ['a'] } }, place, 'b')).toThrow('nothing can be added there');
    },
  );
});
