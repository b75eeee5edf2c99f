import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.ts';

/** The files that a new part is made from or changes; a test needs no others. */
const TOUCHED = [
  'templates',
  'package-lock.json',
  'deploy',
  'e2e/pages/routes.ts',
  'services/contract/src/shell/app-addresses.ts',
  'services/contract/src/api/endpoints.ts',
  'services/contract/src/basics/service-dependencies.ts',
  'services/contract/src/index.ts',
  'services/kit/src/database/provision/provision.test.ts',
  'services/launcher/package.json',
  'services/launcher/src/deployment/start-programs.fixture.ts',
];

/** A copy of those files in a temporary folder that looks like the repository. */
export function copyTouched(): { readonly root: string; remove(): void } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-new-'));
  for (const place of TOUCHED) {
    fs.mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    fs.cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true });
  }
  return { root, remove: () => fs.rmSync(root, { recursive: true, force: true }) };
}
