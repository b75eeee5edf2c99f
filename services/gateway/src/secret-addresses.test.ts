/** Addresses that are a secret themselves: they reach their service without a session, and no log names them. */
import { createLogger } from '@portal/kit';
import { afterEach, expect, it } from 'vitest';
import { startHarness, type GatewayHarness } from './testing/gateway-harness.ts';

const SECRET = 'Zq3'.repeat(14) + 'Z';

let harness: GatewayHarness | undefined;
afterEach(() => harness?.stop());

async function ask(isUp: boolean) {
  const lines: string[] = [];
  const log = createLogger('gateway', 'trace', { write: (line: string) => lines.push(line) });
  harness = await startHarness({}, { log, isStaffUp: isUp });
  const response = await fetch(`${harness.url}/api/calendar/${SECRET}.ics`);
  const body = await response.text();
  await harness.stop();
  harness = undefined;
  return { response, body, lines };
}

it('the address of a calendar is passed to its service', async () => {
  const { response, body, lines } = await ask(true);
  expect(response.status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ method: 'GET', url: `/calendar/${SECRET}.ics` });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(SECRET);
});

it('is not logged where the service is down either', async () => {
  const { response, lines } = await ask(false);
  expect(response.status).toBe(503);
  expect(lines.join('')).toContain('/calendar/[removed]');
  expect(lines.join('')).not.toContain(SECRET);
});
