import path from 'node:path';
import { REPOSITORY, startPortal } from './portal.ts';

/**
 * With E2E_RUNNING=true and E2E_PORT, the browser tests use a portal that is already running; DATA_DIR is then its data
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
