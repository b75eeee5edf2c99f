import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { APPS, ROOT } from '../paths.ts';

/** Folder of the pipelines, from the root of the repository. */
export const PIPELINES = 'deploy/pipelines';

/** The pipeline of an app, a service or the gateway, generated from the template of its kind. */
export function writePipeline(kind: 'app' | 'service' | 'gateway', part: string, root = ROOT): string {
  const template = fs.readFileSync(path.join(root, PIPELINES, `${kind}.template`), 'utf8');
  return template.replaceAll('{part}', part);
}

/** All pipelines, by file path relative to the root of the repository. */
export const writePipelines = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...APPS.map((app) => ['app', app] as const),
      ...SERVICES.map((service) => ['service', service] as const),
      ['gateway', 'gateway'] as const,
    ].map(([kind, part]) => [`${PIPELINES}/${part}.yaml`, writePipeline(kind, part)]),
  );
