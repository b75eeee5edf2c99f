/**
 * Bad input must never cause a 500 (quality.md) or make a service busy: calls every endpoint of a service with input
 * made from its schemas, and with other input. The usual run makes the same calls each time, a third of them, so that
 * it fails for a change and not by chance. With `WHOLE_TESTS=yes` the calls differ each time. `FUZZ_SEED` repeats a
 * run, `FUZZ_RUNS` makes a longer one; every report and failure contains the seed.
 */
import {
  endpoints,
  ErrorBody,
  FieldErrors,
  LoginRefusal,
  type EndpointDefinition,
  type EndpointKey,
  type ServiceName,
} from '@portal/contract';
import fc from 'fast-check';
import { IN_PSEUDO, findForeignWords } from '../refusal-words.ts';
import type { TestPerson } from '../people.ts';
import type { Harness, TestAnswer } from '../harness.ts';
import { IS_WHOLE } from '../whole.ts';
import { generateCall, type FuzzCall } from './call.arbitrary.ts';
import { LONGEST_BLOCK, measureLoopTime } from './loop-time.ts';

export interface FuzzOptions {
  readonly harness: Harness;
  readonly service: ServiceName;
  /**
   * People with rights to reach much of the code. They are created again for each endpoint, because some calls end the
   * caller's own session.
   */
  readonly people: () => Promise<readonly TestPerson[]>;
  /** Keys of existing rows. */
  readonly ids?: readonly (string | number)[];
  /** Calls for each endpoint in a whole run; by default 60. */
  readonly runs?: number;
  readonly skip?: readonly EndpointKey[];
}

interface FuzzedCall {
  readonly sent: FuzzCall;
  readonly person: TestPerson | undefined;
  /** Whether the call uses the pseudo-language, in which texts without a catalog are recognizable. */
  readonly isPseudo: boolean;
}

export interface FuzzReport {
  readonly seed: number;
  readonly calls: number;
  /** Number of answers by status, which shows that calls passed the first checks. */
  readonly statuses: Readonly<Record<number, number>>;
}

const USUAL_SEED = 20261130;
const USUAL_SHARE = IS_WHOLE ? 1 : 1 / 3;

/**
 * Milliseconds of a whole run, shared by the endpoints. On a busy machine fewer calls are made, so that the run is not
 * longer.
 */
const LONGEST = 40_000;

/** @throws with the seed and the call that got a wrong answer */
export async function fuzzService(options: FuzzOptions): Promise<FuzzReport> {
  const seed = Number(
    process.env['FUZZ_SEED'] ?? (IS_WHOLE ? Math.floor(Math.random() * 2_147_483_647) : USUAL_SEED),
  );
  const statuses: Record<number, number> = {};
  const faults = new Set<string>();
  let calls = 0;
  const chosen = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).filter(
    ([key, endpoint]) => endpoint.service === options.service && !options.skip?.includes(key),
  );
  for (const [key, endpoint] of chosen) {
    const people = [...(await options.people()), undefined];
    const call = fc.record({
      sent: generateCall(key, endpoint, options.ids ?? []),
      isPseudo: fc.boolean(),
      // An anonymous caller is only one of many callers, because otherwise most calls would end at the first check.
      person: fc.constantFrom(...people.slice(0, -1), ...people),
    });
    // The last call may still run when an endpoint's time is over; its answer is checked too.
    let last: Promise<unknown> = Promise.resolve();
    const check = async ({ sent, person, isPseudo }: FuzzedCall) => {
      const language = isPseudo ? IN_PSEUDO : {};
      const { answer, milliseconds } = await measureLoopTime(() =>
        send(options.harness, { ...sent, headers: { ...sent.headers, ...language } }, person),
      );
      calls += 1;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      checkAnswer(key, sent, answer);
      if (isPseudo) checkWords(key, sent, answer);
      checkTime(key, sent, milliseconds);
    };
    const run = await fc.check(
      fc.asyncProperty(call, async (one) => {
        const checked = check(one);
        last = checked.catch((fault: unknown) => faults.add(String(fault)));
        await checked;
      }),
      // Not shrunk, because the calls are small and each step would be another call.
      {
        seed,
        numRuns: Number(process.env['FUZZ_RUNS'] ?? Math.ceil((options.runs ?? 60) * USUAL_SHARE)),
        endOnFailure: true,
        interruptAfterTimeLimit: LONGEST / chosen.length,
      },
    );
    await last;
    // On a busy machine an endpoint's time may be over before its first answer; that is not a fault.
    if (run.failed && !(run.interrupted && run.numRuns === 0)) faults.add(String(run.errorInstance));
  }
  if (faults.size) throw new Error(`FUZZ_SEED=${seed}\n${[...faults].join('\n')}`);
  return { seed, calls, statuses };
}

const send = (harness: Harness, { method, path, headers, rawBody }: FuzzCall, as?: TestPerson) =>
  harness.call(`${method} ${path}`, {
    headers,
    ...(as ? { as } : {}),
    ...(rawBody === undefined || method === 'GET' ? {} : { rawBody }),
  });

/** Any answer is right except a server error, or a refusal that clients cannot read. */
export function checkAnswer(key: EndpointKey, sent: unknown, answer: TestAnswer): void {
  const wrong = findFault(answer);
  if (wrong)
    throw new Error(
      `${key}: ${wrong}\n${JSON.stringify(sent).slice(0, 600)}\n${JSON.stringify(answer.body).slice(0, 400)}`,
    );
}

/** A sentence in the code of a service would be English for everyone. */
export function checkWords(key: EndpointKey, sent: unknown, answer: TestAnswer): void {
  const foreign = findForeignWords(answer);
  if (foreign !== undefined)
    throw new Error(`${key}: “${foreign}” comes from no catalogue\n${JSON.stringify(sent).slice(0, 600)}`);
}

/** One call that occupies the event loop for long makes everyone wait. */
export function checkTime(key: EndpointKey, sent: unknown, milliseconds: number): void {
  if (milliseconds > LONGEST_BLOCK)
    throw new Error(
      `${key}: blocked the event loop for ${Math.round(milliseconds)} ms\n${JSON.stringify(sent).slice(0, 600)}`,
    );
}

/** Default messages of zod. 'Invalid input' alone is in the specification and allowed. */
const FOR_PROGRAMMERS =
  /"(Invalid (input:|option|key|element|string|number|UUID|ISO|URL|base64)|Too (big|small):)/;

function findFault({ status, body, headers }: TestAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (!headers.get('x-correlation-id')) return 'no correlation id';
  if (status < 400) return undefined;
  if (status === 400 && FOR_PROGRAMMERS.test(JSON.stringify(body))) return 'words for programmers';
  if (status === 400)
    return FieldErrors.safeParse(body).success || LoginRefusal.safeParse(body).success
      ? undefined
      : 'a 400 without messages';
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) return `a ${status} without detail and code`;
  return parsed.data.correlation_id === headers.get('x-correlation-id')
    ? undefined
    : 'two different correlation ids';
}
