import path from 'node:path';
import { REPOSITORY, startPortal } from './portal.ts';

/**
 * E2E_RUNNING=true with E2E_PORT runs the browser tests against a portal that runs already; DATA_DIR is then its data
 * folder. Tests that deploy read E2E_DATA_DIR.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_PORT'] && process.env['E2E_RUNNING'] === 'true') {
    process.env['E2E_DATA_DIR'] ??= process.env['DATA_DIR'] ?? path.join(REPOSITORY, '.data');
    return undefined;
  }
  const portal = await startPortal();
  process.env['E2E_DATA_DIR'] = portal.dataDir;
  console.log(`portal for the browser tests: ready in ${(portal.startedIn / 1000).toFixed(1)} s`);
  return () => portal.stop();
}
