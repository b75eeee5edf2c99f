import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { makeService } from './make-service.ts';
import { copyTouched } from './new.fixture.ts';

let copy: ReturnType<typeof copyTouched>;
beforeEach(() => {
  copy = copyTouched();
});
afterEach(() => copy.remove());
const read = (file: string): string => fs.readFileSync(path.join(copy.root, file), 'utf8');

interface Policy {
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<'ingress' | 'egress', readonly object[]>>;
}
/** Names of the parts that a policy lets in or out to. */
const readPeers = (name: string, direction: 'ingress' | 'egress'): string[] => {
  const policies = parseAllDocuments(read('deploy/kubernetes/base/network-policies.yaml')).map(
    (document) => document.toJS() as Policy,
  );
  const text = JSON.stringify(policies.find(({ metadata }) => metadata.name === name)?.spec[direction] ?? []);
  return [...text.matchAll(/"app\.kubernetes\.io\/name":"(\w+)"/g)].map(([, peer = '']) => peer);
};

describe('a new service', () => {
  beforeEach(() => makeService(copy.root, 'billing').write());

  it('is a workspace with its own object, all of its name', () => {
    expect(JSON.parse(read('services/billing/package.json'))).toMatchObject({ name: '@portal/billing' });
    expect(read('services/billing/migrations/0001_notes.ts')).toContain('create table billing.note (');
    expect(read('services/billing/src/matrix.test.ts')).toContain("service: 'billing'");
    const files = fs.readdirSync(path.join(copy.root, 'services/billing'), {
      recursive: true,
      encoding: 'utf8',
      withFileTypes: true,
    });
    for (const file of files.filter((one) => one.isFile()))
      expect(fs.readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/example/i);
  });

  it('has its floor, its calls and its object in the contract', () => {
    expect(read('services/contract/src/basics/service-dependencies.ts')).toMatch(
      /\n {2}billing: \['core'\],\n\} as const;/,
    );
    expect(read('services/contract/src/basics/service-dependencies.ts')).toMatch(
      /\n {2}core: \[[^\]]*, 'billing'\],/,
    );
    expect(read('services/contract/src/basics/service-dependencies.ts')).toMatch(/\n {2}billing: \[\],\n\};/);
    expect(read('services/contract/src/billing/wire.ts')).toContain("name: 'billing-note'");
    expect(read('services/contract/src/api/endpoints.ts').match(/billingNote/g)).toHaveLength(2);
    expect(read('services/contract/src/index.ts')).toContain("'./billing/wire.ts'");
  });

  it('is reached by the gateway and by core, and by no one else', () => {
    expect(read('deploy/kubernetes/base/gateway.yaml')).toContain('value: http://billing:4000');
    expect(read('deploy/kubernetes/base/core.yaml')).toContain('"billing": "http://billing:4000"');
    expect(readPeers('billing', 'ingress').toSorted()).toEqual(['core', 'gateway']);
    expect(readPeers('billing', 'egress')).toEqual([]);
    for (const caller of ['gateway', 'core']) expect(readPeers(caller, 'egress')).toContain('billing');
    expect(readPeers('researcher', 'egress')).not.toContain('billing');
  });

  it('has a deployment, a unit at its own port, a pipeline and a place in the image', () => {
    expect(read('deploy/kubernetes/base/billing.yaml')).not.toContain('tissue');
    expect(read('deploy/kubernetes/base/kustomization.yaml')).toContain('  - billing.yaml\n');
    const unit = read('deploy/systemd/portal-billing.service');
    const [port] = /SERVICE_PORT=\d+/.exec(unit) ?? [];
    expect(read('deploy/systemd/portal-tissue.service')).not.toContain(port);
    expect(unit).not.toContain('tissue');
    expect(read('deploy/systemd/portal-gateway.service')).toContain(
      `BILLING_URL=http://127.0.0.1:${port?.replace('SERVICE_PORT=', '')}`,
    );
    expect(read('deploy/pipelines/billing.yaml')).toContain('npm run fits -- service billing');
    expect(read('deploy/images/services.Dockerfile')).toContain('COPY services/billing services/billing\n');
  });
});

it.each([
  ['core', /^services\/core is there already\.$|^core is taken/],
  ['audit', /^audit is taken: choose another name\.$/],
  ['Billing', /^The name of a service is one word/],
])('%s is refused in one line', (name, words) => {
  expect(() => makeService(copy.root, name)).toThrow(words);
});
