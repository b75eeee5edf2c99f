import { startPortal } from './portal.ts';

/** E2E_RUNNING=true with E2E_PORT runs the browser tests against a portal that stands already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_PORT'] && process.env['E2E_RUNNING'] === 'true') return undefined;
  const portal = await startPortal();
  console.log(`portal for the browser tests: ready in ${(portal.startedIn / 1000).toFixed(1)} s`);
  return () => portal.stop();
}
