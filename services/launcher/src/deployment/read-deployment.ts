/** Reads the files of `deploy/` for their tests: the configuration of each program of an installation. */
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../paths.ts';

export const DEPLOY = path.join(ROOT, 'deploy');

/** The configuration that an orchestrator or systemd gives to one program. */
export interface ProgramConfig {
  readonly name: string;
  /** Main file, relative to the root of the repository. */
  readonly file: string;
  /** Settings that are not secret. */
  readonly variables: Readonly<Record<string, string>>;
  /** Names of the settings whose secrets are mounted as files. */
  readonly secrets: readonly string[];
}

export const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** All documents in the YAML files of a folder in `deploy/`. */
export function readManifests(folder: string): Manifest[] {
  const place = path.join(DEPLOY, folder);
  return fs
    .readdirSync(place)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      parseAllDocuments(fs.readFileSync(path.join(place, name), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw new Error(`${folder}/${name}: ${document.errors[0]?.message}`);
        return Manifest.parse(document.toJS());
      }),
    );
}

const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).optional(),
  ports: z.array(z.looseObject({ name: z.string(), containerPort: z.number() })).optional(),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const Pod = z.looseObject({
  initContainers: z.array(Container).default([]),
  containers: z.tuple([Container]),
});
export const Workload = z.looseObject({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ template: z.looseObject({ spec: Pod }) }),
});
export type Workload = z.infer<typeof Workload>;

export const findWorkloads = (manifests: readonly Manifest[]): Workload[] =>
  manifests.flatMap((manifest) => Workload.safeParse(manifest).data ?? []);

export const readWorkloads = (folder: string): Workload[] => findWorkloads(readManifests(folder));

const Generators = z.looseObject({
  configMapGenerator: z.array(z.looseObject({ name: z.string(), envs: z.tuple([z.string()]) })).default([]),
});

/** The settings of a file such as `core.env`. */
export function readEnvFile(file: string): Record<string, string> {
  const lines = fs.readFileSync(path.join(DEPLOY, file), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Main files that the image defines when the workload names none. */
const MAIN: Readonly<Record<string, string>> = { 'portal-gateway': 'services/gateway/src/main.ts' };

/**
 * The programs in a folder of Kubernetes manifests.
 * @param manifests the manifests with a component applied, instead of those of the folder
 */
export function readKubernetesPrograms(
  folder: string,
  manifests: readonly Manifest[] = readManifests(folder),
): ProgramConfig[] {
  const { configMapGenerator } = Generators.parse(
    parse(fs.readFileSync(path.join(DEPLOY, folder, 'kustomization.yaml'), 'utf8')),
  );
  return findWorkloads(manifests).map(({ metadata, spec }) => {
    const [{ image, args, envFrom, env }] = spec.template.spec.containers;
    const shared = envFrom.map(({ configMapRef }) => {
      const found = configMapGenerator.find(({ name }) => name === configMapRef.name);
      if (!found) throw new Error(`${metadata.name}: there is no ConfigMap ${configMapRef.name}`);
      return readEnvFile(path.join(folder, found.envs[0]));
    });
    const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    return describeProgram(
      metadata.name,
      args?.[0] ?? MAIN[image] ?? '',
      Object.assign({}, ...shared, own) as Record<string, string>,
      (name) => `/run/secrets/portal/${name}`,
    );
  });
}

/** The programs of the systemd units. */
export function readSystemdPrograms(): ProgramConfig[] {
  const folder = path.join(DEPLOY, 'systemd');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.service'))
    .map((unit) => {
      const lines = fs.readFileSync(path.join(folder, unit), 'utf8').split('\n');
      const getValues = (key: string): string[] =>
        lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
      const shared = getValues('EnvironmentFile').map((file) =>
        readEnvFile(path.join('systemd', path.basename(file))),
      );
      const own = Object.fromEntries(
        getValues('Environment').map((text) => {
          const plain = text.replace(/^'(.*)'$/, '$1');
          return [plain.slice(0, plain.indexOf('=')), plain.slice(plain.indexOf('=') + 1)];
        }),
      );
      const credentials = new Set(getValues('LoadCredential').map((text) => text.split(':')[0]));
      const file = getValues('ExecStart')[0]?.replace('/usr/bin/node /opt/portal/', '') ?? '';
      return describeProgram(
        unit.replace(/^portal-|\.service$/g, ''),
        file,
        Object.assign({}, ...shared, own) as Record<string, string>,
        (name) => (credentials.has(name) ? `%d/${name}` : `no credential ${name}`),
      );
    });
}

function describeProgram(
  name: string,
  file: string,
  environment: Readonly<Record<string, string>>,
  getPlace: (secret: string) => string,
): ProgramConfig {
  const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
  const secrets = files.map(([variable, place]) => {
    const secret = variable.replace(/_FILE$/, '');
    if (place !== getPlace(secret))
      throw new Error(`${name}: ${variable} is ${place}, not ${getPlace(secret)}`);
    return secret;
  });
  const variables = Object.fromEntries(Object.entries(environment).filter(([one]) => !one.endsWith('_FILE')));
  return { name, file, variables, secrets };
}
