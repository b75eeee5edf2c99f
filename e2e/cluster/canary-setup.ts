import globalSetup from '../global-setup.ts';

/** A portal that evaluates after five sessions: there are not many demo people. One that runs already must do so too. */
export default function canarySetup(): ReturnType<typeof globalSetup> {
  process.env['RELEASE_LEAST_SESSIONS'] ??= '5';
  return globalSetup();
}
