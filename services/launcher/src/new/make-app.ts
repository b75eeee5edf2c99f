import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { PIPELINES, writePipeline } from '../deployment/write-pipeline.ts';
import { Problem } from '../problem.ts';
import { Changes } from './change-files.ts';
import { readAppName } from './part-name.ts';
import { registerWorkspace } from './register-workspace.ts';

/** What is made and changed for a new app. Nothing is written yet. @throws Problem in one line */
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
  // Every page is visited by the checks of accessibility and words.
  changes.insert('e2e/pages/routes.ts', {
    after: /^const SUPERUSER: readonly Visit\[\] = \[\n/m,
    text: `  visit('${address}', '${name.label}'),\n`,
  });
  changes.add(`${PIPELINES}/${app}.yaml`, writePipeline('app', app, root));
  return changes;
}
