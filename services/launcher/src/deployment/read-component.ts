/**
 * Applies a kustomize component to manifests. Supports only what the files of `deploy/` use: additional resources, and
 * patches that add.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEPLOY, readManifests, type Manifest } from './read-deployment.ts';

const Component = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1alpha1'),
  kind: z.literal('Component'),
  resources: z.array(z.string()),
  patches: z.array(
    z.strictObject({ target: z.strictObject({ kind: z.string(), name: z.string() }), patch: z.string() }),
  ),
});
const Additions = z.array(z.strictObject({ op: z.literal('add'), path: z.string(), value: z.unknown() }));

/**
 * The manifests of a folder with a component applied.
 * @throws Error where the component changes something that does not exist
 */
export function readWithComponent(folder: string, component: string): Manifest[] {
  const { resources, patches } = Component.parse(
    parse(fs.readFileSync(path.join(DEPLOY, component, 'kustomization.yaml'), 'utf8')),
  );
  const own = readManifests(component).filter(({ kind }) => kind !== 'Component');
  if (own.length !== resources.length) throw new Error(`${component} has a file that it does not name`);
  const all = structuredClone([...readManifests(folder), ...own]);
  for (const { target, patch } of patches) {
    const found = all.find(({ kind, metadata }) => kind === target.kind && metadata?.name === target.name);
    if (!found) throw new Error(`${component} changes ${target.kind} ${target.name}, which is not there`);
    for (const { path: place, value } of Additions.parse(parse(patch))) addAt(found, place, value);
  }
  return all;
}

/** The gateway and the services with a release store that several gateways share. */
export const readWithReleases = (): Manifest[] =>
  readWithComponent('kubernetes/base', 'kubernetes/components/releases');

/** The `add` operation of a JSON patch: appends to a list (`/-`), or adds a field. */
export function addAt(document: object, place: string, value: unknown): void {
  const names = place.split('/').slice(1);
  const last = names.pop() ?? '';
  let parent: unknown = document;
  for (const name of names) parent = (parent as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (Array.isArray(parent) && last === '-') parent.push(value);
  else if (typeof parent === 'object' && parent !== null && !Array.isArray(parent) && !(last in parent))
    Object.assign(parent, { [last]: value });
  else throw new Error(`${place}: nothing can be added there`);
}
