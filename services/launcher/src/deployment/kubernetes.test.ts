/** The Kubernetes manifests: valid for the API, alike where they should be, and open to no one but those who call. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS, SERVICES } from '@portal/contract';
import { CALLS } from '@portal/contract/service-dependencies';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../paths.ts';
import { readWithReleases } from './read-component.ts';
import {
  DEPLOY,
  findWorkloads,
  Manifest,
  readEnvFile,
  readManifests,
  readWorkloads,
} from './read-deployment.ts';

const FOLDERS = [
  'base',
  'migrate',
  'components/releases',
  'overlays/example',
  'overlays/example/migrate',
].map((folder) => `kubernetes/${folder}`);
const EXAMPLE = 'kubernetes/overlays/example';
/** Checkers made from the OpenAPI document of Kubernetes. */
const KINDS = [
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  PersistentVolumeClaim,
  ConfigMap,
  Service,
] as const;

function getFaults(manifest: Manifest): string[] {
  if (['Kustomization', 'Component'].includes(manifest.kind)) return [];
  const name = `${manifest.kind} ${manifest.metadata?.name}`;
  const Kind = KINDS.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (!Kind) return [`${name}: ${manifest.apiVersion} has no such kind`];
  try {
    new Kind(manifest as never).validate();
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
  return unknownFields(manifest).map((field) => `${name}: ${field} is no field of Kubernetes`);
}

/** Names that anyone may give are below these. */
const FREE = new Set(['annotations', 'data', 'labels', 'limits', 'matchLabels', 'requests']);
const fields = new Set(
  globSync('node_modules/{kubernetes-models,@kubernetes-models/apimachinery}/**/*.d.ts', {
    cwd: ROOT,
  }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/"?([\w$]+)"?\??:/g)].map(([, name]) => name),
  ),
);
/** The checkers let unknown names through, so a misspelt one would do nothing and say nothing. */
function unknownFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownFields);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    // The selector of a Service is labels, without a separate name between.
    ...(fields.has(name) || name.startsWith('app.kubernetes.io/') ? [] : [name]),
    ...(FREE.has(name) ? [] : unknownFields(inner)),
  ]);
}

const base = readManifests('kubernetes/base');
const withReleases = readWithReleases();
const find = (kind: string, name: string, manifests = base): Record<string, unknown> => {
  const found = manifests.find((one) => one.kind === kind && one.metadata?.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};

const getPod = (name: string, manifests: readonly Manifest[] = base) => {
  const found = findWorkloads(manifests).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`nothing runs ${name}`);
  return found.spec.template.spec;
};

it.each(FOLDERS)('%s is valid for the API of Kubernetes', (folder) => {
  const manifests = readManifests(folder);
  expect(manifests).not.toEqual([]);
  expect(manifests.flatMap(getFaults)).toEqual([]);
});

it('base with a store of releases is valid for the API of Kubernetes', () => {
  expect(withReleases.flatMap(getFaults)).toEqual([]);
});

it('finds what is wrong', () => {
  const broken = structuredClone(find('Deployment', 'core')) as { spec: Record<string, unknown> };
  expect(getFaults({ ...broken, spec: { ...broken.spec, replicas: 'two' } } as never)[0]).toContain(
    'integer',
  );
  expect(getFaults({ ...broken, spec: { ...broken.spec, replica: 2 } } as never)).toEqual([
    'Deployment core: replica is no field of Kubernetes',
  ]);
  expect(getFaults({ ...broken, apiVersion: 'apps/v2' } as never)[0]).toContain('no such kind');
});

const kubectl = spawnSync('kubectl', ['kustomize', path.join(DEPLOY, EXAMPLE)], {
  encoding: 'utf8',
});
it.skipIf(kubectl.error !== undefined)(
  'the example overlay is put together by kustomize (needs kubectl)',
  () => {
    expect(kubectl.stderr).toBe('');
    const built = parseAllDocuments(kubectl.stdout).map((document) => Manifest.parse(document.toJS()));
    expect(built.flatMap(getFaults)).toEqual([]);
    const text = JSON.stringify(built);
    expect(text).toContain('images.example.org/portal/services:2026.11.26');
    // References follow the hash of the values.
    expect(text).not.toContain('"configMapRef":{"name":"portal-services"}');
    expect(built.filter(({ kind }) => kind === 'Deployment')).toHaveLength(SERVICES.length + 1);
    // What the other tests look at is what kustomize makes of the component.
    for (const name of ['gateway', 'core']) {
      expect(find('NetworkPolicy', name, built)['spec']).toEqual(
        find('NetworkPolicy', name, withReleases)['spec'],
      );
      const pod = getPod(name, built);
      const ours = getPod(name, withReleases);
      expect(pod.containers[0].env).toEqual(ours.containers[0].env);
      expect(pod.containers[0]['volumeMounts']).toEqual(ours.containers[0]['volumeMounts']);
    }
    const gateway = getPod('gateway', built);
    expect(gateway['securityContext']).toEqual(getPod('gateway', withReleases)['securityContext']);
    expect(gateway.initContainers.map(({ name, image }) => `${name} ${image}`)).toEqual([
      'fill images.example.org/portal/gateway:2026.11.26',
    ]);
    expect(find('PersistentVolumeClaim', 'releases', built)).toMatchObject({
      metadata: { namespace: 'portal' },
      spec: { storageClassName: 'shared-files' },
    });
  },
);

describe('each program', () => {
  const names = [...SERVICES, 'gateway'];
  it.each(names)('%s has a deployment, a service, a budget and an autoscaler', (name) => {
    expect(find('Deployment', name)).toMatchObject({
      spec: {
        template: { spec: { terminationGracePeriodSeconds: 60, automountServiceAccountToken: false } },
      },
    });
    expect(find('Service', name)).toBeTruthy();
    expect(find('PodDisruptionBudget', name)).toMatchObject({ spec: { maxUnavailable: 1 } });
    expect(find('HorizontalPodAutoscaler', name)).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 },
    });
  });

  it.each([...findWorkloads(withReleases), ...readWorkloads('kubernetes/migrate')])(
    '$metadata.name runs as an ordinary user, and writes nowhere but where it must',
    ({ spec }) => {
      const pod = spec.template.spec;
      expect(pod).toMatchObject({
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of [...pod.initContainers, ...pod.containers])
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        });
      expect(pod).not.toHaveProperty('hostNetwork');
    },
  );

  it('has room for two of the largest files where it is core, which evaluates a copy of what is in the bucket', () => {
    const pod = getPod('core');
    const { TMPDIR } = readEnvFile('kubernetes/base/core.env');
    const mounts = pod.containers[0]['volumeMounts'] as { name: string; mountPath: string }[];
    const volumes = pod['volumes'] as { name: string; emptyDir?: { sizeLimit: string } }[];
    const { name } = mounts.find(({ mountPath }) => mountPath === TMPDIR) ?? {};
    const [, size] =
      /^(\d+)Gi$/.exec(volumes.find((one) => one.name === name)?.emptyDir?.sizeLimit ?? '') ?? [];
    expect(Number(size) * 1024 ** 3).toBeGreaterThan(2 * LIMITS.largeUploadBytes);
  });

  it('is written as the others are: services differ in their settings, in size and in what core stores', () => {
    const shape = (name: string): unknown => {
      const { spec } = structuredClone(find('Deployment', name)) as {
        spec: { template: { spec: { containers: Record<string, unknown>[]; volumes: { name: string }[] } } };
      };
      for (const container of spec.template.spec.containers) {
        for (const own of ['env', 'envFrom', 'resources']) delete container[own];
        container['volumeMounts'] = (container['volumeMounts'] as { name: string }[]).filter(
          (mount) => mount.name !== 'data',
        );
      }
      spec.template.spec.volumes = spec.template.spec.volumes.filter((volume) => volume.name !== 'data');
      return JSON.parse(JSON.stringify(spec).replaceAll(name, '<name>'));
    };
    for (const name of SERVICES.slice(1)) expect(shape(name)).toEqual(shape('core'));
  });
});

describe('network policies', () => {
  interface Peer {
    podSelector?: { matchLabels: Record<string, string> };
  }
  interface Policy {
    spec: { ingress: { from?: Peer[] }[]; egress: { to?: Peer[]; ports: { port: number }[] }[] };
  }
  const NAME = 'app.kubernetes.io/name';
  const getPods = (peers: readonly (Peer[] | undefined)[]): string[] =>
    peers
      .flatMap((list) => list ?? [])
      .flatMap(({ podSelector }) => podSelector?.matchLabels[NAME] ?? [])
      .toSorted();
  const getPolicy = (name: string, manifests = base) =>
    find('NetworkPolicy', name, manifests) as unknown as Policy;
  const mayCall = (name: string, manifests = base) =>
    getPods(getPolicy(name, manifests).spec.egress.map(({ to }) => to));
  const mayBeCalledBy = (name: string, manifests = base) =>
    getPods(getPolicy(name, manifests).spec.ingress.map(({ from }) => from));

  it.each(SERVICES)('let %s call whom the contract says, and be called by who calls it', (name) => {
    expect(mayCall(name)).toEqual([...CALLS[name]].toSorted());
    const callers = SERVICES.filter((caller) => CALLS[caller].includes(name));
    expect(mayBeCalledBy(name)).toEqual(['gateway', ...callers].toSorted());
  });

  it('let the gateway call the services and nothing outside, and the migrations reach the database alone', () => {
    expect(mayCall('gateway')).toEqual([...SERVICES].toSorted());
    const openPorts = (name: string) =>
      getPolicy(name)
        .spec.egress.filter(({ to }) => to === undefined)
        .flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(openPorts('gateway')).toEqual([]);
    expect(openPorts('migrate')).toEqual([5432]);
    expect(getPolicy('migrate').spec.ingress).toEqual([]);
    for (const name of ['researcher', 'staff', 'tissue']) expect(openPorts(name)).toEqual([5432, 443]);
    expect(openPorts('core')).toEqual([5432, 25, 465, 587, 3310, 443]);
  });

  it('let core and the gateway call each other where core watches over releases, and change nothing else', () => {
    expect(mayBeCalledBy('gateway')).toEqual([]);
    expect(mayBeCalledBy('gateway', withReleases)).toEqual(['core']);
    expect(mayCall('core', withReleases)).toEqual(['gateway', ...CALLS.core].toSorted());
    const toGateway = getPolicy('core', withReleases).spec.egress.find(({ to }) =>
      getPods([to]).includes('gateway'),
    );
    expect(toGateway?.ports).toEqual([{ protocol: 'TCP', port: 8080 }]);
    for (const name of SERVICES.slice(1))
      expect(find('NetworkPolicy', name, withReleases)).toEqual(find('NetworkPolicy', name));
  });

  it('refuse everything that no policy names', () => {
    expect(find('NetworkPolicy', 'portal-deny-all')).toMatchObject({
      spec: {
        podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'portal' } },
        policyTypes: ['Ingress', 'Egress'],
      },
    });
    expect(find('NetworkPolicy', 'portal-deny-all')).not.toHaveProperty('spec.ingress');
  });
});
