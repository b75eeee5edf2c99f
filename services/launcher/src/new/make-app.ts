import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { PIPELINES, writePipeline } from '../deployment/write-pipeline.ts';
import { Problem } from '../problem.ts';
import { Changes } from './change-files.ts';
import { readAppName } from './part-name.ts';
import { registerWorkspace } from './register-workspace.ts';

/** Collects the files to create and change for a new app, without writing them. @throws Problem in one line */
export function makeApp(root: string, given: string | undefined): Changes {
  const name = readAppName(given);
  const app = `mfe-${name.kebab}`;
  const address = `/${name.kebab}`;
  const changes = new Changes(root);
  changes.addTemplate('app', app, name);
  const owner = Object.entries(APP_ADDRESSES).find(([, own]) => address in own)?.[0];
  if (owner !== undefined) throw new Problem(`${address} is an address of ${owner}: choose another name.`);
  registerWorkspace(changes, app);
  changes.insert('services/contract/src/shell/app-addresses.ts', {
    before: /^\};\n(?![\s\S]*^\};\n)/m,
    text: `  '${app}': { '${address}': ['superuser'] },\n`,
  });
  // The accessibility and wording checks visit every page in this list.
  changes.insert('e2e/pages/routes.ts', {
    after: /^const SUPERUSER: readonly Visit\[\] = \[\n/m,
    text: `  visit('${address}', '${name.label}'),\n`,
  });
  changes.add(`${PIPELINES}/${app}.yaml`, writePipeline('app', app, root));
  return changes;
}
