import globalSetup from '../global-setup.ts';

/**
 * Starts a portal that evaluates a canary after five sessions, because the demo has few people. A portal that is
 * already running needs the same setting.
 */
export default function canarySetup(): ReturnType<typeof globalSetup> {
  process.env['RELEASE_LEAST_SESSIONS'] ??= '5';
  return globalSetup();
}
