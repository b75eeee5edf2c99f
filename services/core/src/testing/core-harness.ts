/** The core service under test, with a file folder of its own and a solver for the bot check. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hashPassword, type ServiceDefinition, type ServiceParts } from '@portal/kit';
import type { HarnessOptions, PersonOptions, TestAnswer, TestPerson } from '@portal/kit/testing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { definition } from '../app.ts';
import { type Harness, startHarness } from './index.ts';

export const PASSWORD = 'Right-Horse-2026!';

export interface CoreHarness extends Harness {
  readonly dataDir: string;
  /** Parts of the running service, for commands that no endpoint calls on its own. */
  readonly parts: ServiceParts;
  /** Creates a person who can sign in with `PASSWORD`. */
  buildAccount(options?: PersonOptions): Promise<TestPerson>;
  /** Solves a bot check and returns the solution in the form that the login page sends. */
  solveBotCheck(): Promise<string>;
  login(
    body: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer>;
}

/** A busy machine solves bot checks slowly; an unsolved one would be refused as a wrong input. */
const SOLVE_MS = 170_000;

export async function startCore(
  variables: Readonly<Record<string, string>> = {},
  harnessOptions: HarnessOptions = {},
): Promise<CoreHarness> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-core-'));
  let parts: ServiceParts | undefined;
  const observed: ServiceDefinition = {
    ...definition,
    handlers(given) {
      parts = given;
      return definition.handlers(given);
    },
  };
  const harness = await startHarness(
    observed,
    { DATA_DIR: dataDir, SECOND_FACTOR_ROLES: 'none', ...variables },
    harnessOptions,
  );
  if (!parts) throw new Error('the service did not start');
  const passwordHash = await hashPassword(PASSWORD);
  const solveBotCheck = async (): Promise<string> => {
    const { body: challenge } = await harness.call('GET /bot-check/');
    const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_MS });
    if (!solution) throw new Error('the bot check was not solved');
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  return {
    ...harness,
    dataDir,
    parts,
    buildAccount: (options = {}) => harness.build.person({ passwordHash, ...options }),
    solveBotCheck,
    async login(body, headers = {}) {
      const recaptcha = body['recaptcha'] ?? (await solveBotCheck());
      return harness.call('POST /api-token-auth/', {
        body: { password: PASSWORD, ...body, recaptcha },
        headers,
      });
    },
    async stop() {
      await harness.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
