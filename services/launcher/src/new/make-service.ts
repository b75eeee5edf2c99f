import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { PIPELINES, writePipeline } from '../deployment/write-pipeline.ts';
import { Problem } from '../problem.ts';
import { Changes } from './change-files.ts';
import { addToDeployment } from './deploy-service.ts';
import { readServiceName, replaceTemplateNames, type PartName } from './part-name.ts';
import { registerWorkspace } from './register-workspace.ts';

/** Names of database roles and schemas, and of folders beside the services. */
const TAKEN = [
  'audit',
  'common',
  'contract',
  'gateway',
  'installation',
  'kit',
  'public',
  'postgres',
  'migrate',
  'portal',
];

/** Collects the files to create and change for a new service, without writing them. @throws Problem in one line */
export function makeService(root: string, given: string | undefined): Changes {
  const name = readServiceName(given);
  const service = name.kebab;
  const changes = new Changes(root);
  changes.addTemplate('service', `services/${service}`, name);
  if (TAKEN.includes(service) || (SERVICES as readonly string[]).includes(service))
    throw new Problem(`${service} is taken: choose another name.`);
  registerWorkspace(changes, `services/${service}`);
  addToContract(changes, name);
  addToLauncher(changes, service);
  // This test lists the dependencies by hand, as a check.
  changes.insert('services/kit/src/database/provision/provision.test.ts', {
    after: /^const DEPENDENCIES: [\s\S]*?(?=^\};\n)/m,
    text: `  ${service}: ['core'],\n`,
  });
  addToDeployment(changes, service);
  changes.add(`${PIPELINES}/${service}.yaml`, writePipeline('service', service, root));
  return changes;
}

/** The launcher loads every service to find out which services it calls, and to start it as a deployment would. */
function addToLauncher(changes: Changes, service: string): void {
  const dependency = { [`@portal/${service}`]: '1.0.0' };
  const join = (known: unknown): unknown =>
    Object.fromEntries(
      Object.entries({ ...(known as Record<string, string>), ...dependency }).toSorted(([one], [other]) =>
        one.localeCompare(other, 'en'),
      ),
    );
  changes.changeJson('services/launcher/package.json', (manifest) => {
    Object.assign(manifest, { dependencies: join(manifest['dependencies']) });
  });
  changes.changeJson('package-lock.json', ({ packages = {} }) => {
    const launcher = packages['services/launcher'] as Record<string, unknown>;
    Object.assign(launcher, { dependencies: join(launcher['dependencies']) });
  });
  const fixture = 'services/launcher/src/deployment/start-programs.fixture.ts';
  changes.insert(fixture, {
    before: /^import \{ definition as core \}/m,
    text: `import { definition as ${service} } from '@portal/${service}/app';\n`,
  });
  changes.insert(fixture, { after: /^const DEFINITIONS[^{]*\{/m, text: ` ${service},` });
}

function addToContract(changes: Changes, name: PartName): void {
  const { kebab: service, camel } = name;
  const dependencies = 'services/contract/src/basics/service-dependencies.ts';
  changes.insert(dependencies, { before: /^\} as const;\n/m, text: `  ${service}: ['core'],\n` });
  changes.insert(dependencies, {
    after: /^export const CALLS[\s\S]*?(?=^\};\n)/m,
    text: `  ${service}: [],\n`,
  });
  // Core asks every service for the history of its objects.
  changes.insert(dependencies, {
    after: /^export const CALLS[\s\S]*?^ {2}core: \[[^\]]*/m,
    text: `, '${service}'`,
  });
  const object = `services/contract/src/${service}/wire.ts`;
  const template = path.join(changes.root, 'templates/object/example-part-note.ts');
  changes.add(object, replaceTemplateNames(fs.readFileSync(template, 'utf8'), name));
  const endpoints = 'services/contract/src/api/endpoints.ts';
  changes.insert(endpoints, {
    before: /^\nconst objectEndpoints = /m,
    text: `import { ${camel}NoteObject } from '../${service}/wire.ts';\n`,
  });
  changes.insert('services/contract/src/index.ts', {
    before: /^export \* from /m,
    text: `export * from './${service}/wire.ts';\n`,
  });
  changes.insert(endpoints, {
    after: /^const objectEndpoints = defineEndpoints\(\{\n/m,
    text: `  ...${camel}NoteObject.endpoints,\n`,
  });
}
