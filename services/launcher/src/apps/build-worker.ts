/** Builds one app in a process of its own. Arguments: `app`, `folder of the result` and `version`. */
import { buildApp } from '@portal/shared-ui/build';
import { appNamed, packageFolder } from '../paths.ts';

const [, , name, outDir, version] = process.argv;

try {
  await buildApp(packageFolder(appNamed(name)), { ...(outDir && { outDir }), ...(version && { version }) });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
