import { SERVICES } from '@portal/contract';
import type { Changes } from './change-files.ts';

/** Port of core in the systemd units. */
const FIRST_PORT = 4001;
const KUBERNETES = 'deploy/kubernetes/base';

/**
 * Generates the files of `deploy/` for a new service from those of the newest one: a deployment, a unit, its policies,
 * and its address for the gateway and core.
 */
export function addToDeployment(changes: Changes, service: string): void {
  const neighbour = SERVICES.at(-1) ?? 'core';
  const port = FIRST_PORT + SERVICES.length;
  const neighbourPort = port - 1;
  const rename = (text: string): string => text.replaceAll(neighbour, service);
  const variable = `${neighbour.toUpperCase()}_URL`;
  const ownVariable = `${service.toUpperCase()}_URL`;

  changes.add(
    `${KUBERNETES}/${service}.yaml`,
    withoutCalls(rename(changes.read(`${KUBERNETES}/${neighbour}.yaml`))),
  );
  changes.insert(`${KUBERNETES}/kustomization.yaml`, {
    after: new RegExp(`^ {2}- ${neighbour}\\.yaml\\n`, 'm'),
    text: `  - ${service}.yaml\n`,
  });
  changes.insert(`${KUBERNETES}/gateway.yaml`, {
    after: new RegExp(`- name: ${variable}\\n\\s+value: \\S+\\n`),
    text: `            - name: ${ownVariable}\n              value: http://${service}:4000\n`,
  });
  changes.insert(`${KUBERNETES}/core.yaml`, {
    after: new RegExp(`"${neighbour}": "http://${neighbour}:4000"`),
    text: `, "${service}": "http://${service}:4000"`,
  });
  addPolicies(changes, service, neighbour);

  const unit = rename(changes.read(`deploy/systemd/portal-${neighbour}.service`));
  changes.add(
    `deploy/systemd/portal-${service}.service`,
    unit.replace(/^Environment='SERVICE_URLS=.*\n/m, '').replace(/SERVICE_PORT=\d+/, `SERVICE_PORT=${port}`),
  );
  changes.insert('deploy/systemd/portal-gateway.service', {
    after: new RegExp(`^Environment=${variable}=.*\\n`, 'm'),
    text: `Environment=${ownVariable}=http://127.0.0.1:${port}\n`,
  });
  changes.insert('deploy/systemd/portal-core.service', {
    after: new RegExp(`"${neighbour}":"http://127\\.0\\.0\\.1:${neighbourPort}"`),
    text: `,"${service}":"http://127.0.0.1:${port}"`,
  });

  const image = 'deploy/images/services.Dockerfile';
  changes.insert(image, {
    after: new RegExp(`--workspace services/${neighbour}`),
    text: ` --workspace services/${service}`,
  });
  changes.insert(image, {
    after: new RegExp(`^COPY services/${neighbour} services/${neighbour}\\n`, 'm'),
    text: `COPY services/${service} services/${service}\n`,
  });
}

/** Removes the services that the copied service calls, because the new one calls none yet. */
const withoutCalls = (manifest: string): string => manifest.replace(/^ +- name: SERVICE_URLS\n.*\n/m, '');

const peer = (name: string): string =>
  `        - podSelector:\n            matchLabels:\n              app.kubernetes.io/name: ${name}\n              app.kubernetes.io/part-of: portal\n`;

/** Only the gateway and core may connect to the service. */
function addPolicies(changes: Changes, service: string, neighbour: string): void {
  const file = `${KUBERNETES}/network-policies.yaml`;
  const policies = changes.read(file).split(/^---\n/m);
  const getName = (policy: string): string => /^metadata:\n {2}name: (\S+)/m.exec(policy)?.[1] ?? '';
  const made = policies.flatMap((policy) => {
    const name = getName(policy);
    if (name === 'gateway' || name === 'core')
      return [policy.replace(peer(neighbour), `${peer(neighbour)}${peer(service)}`)];
    if (name !== neighbour) return [policy];
    const others = SERVICES.filter((one) => one !== 'core' && one !== neighbour);
    const own = others.reduce((text, one) => text.replaceAll(peer(one), ''), policy);
    return [policy.endsWith('\n') ? policy : `${policy}\n`, own.replaceAll(neighbour, service)];
  });
  changes.add(file, made.join('---\n'));
}
