/**
 * The column of machine keys (decision 555): with every scope but its own, and where no key may call, an endpoint
 * refuses; with its scope alone, a read answers the key as it answers the key's creator.
 */
import { endpoints, findScope, parseKey, type EndpointKey } from '@portal/contract';
import { createMachineSecret, hashMachineSecret } from '../../auth/index.ts';
import type { CallOptions } from '../harness.ts';
import { IN_PSEUDO } from '../refusal-words.ts';
import { buildActor } from './matrix.actors.ts';
import type { CompleteOptions } from './matrix.complete.ts';
import type { PlannedEndpoint } from './matrix.plan.ts';
import type { MatrixReport } from './matrix.report.ts';
import { writePath } from './matrix.path.ts';

const SCOPES = new Set(
  (Object.keys(endpoints) as EndpointKey[]).map(findScope).filter((scope) => scope !== undefined),
);
const FORBIDDEN = 403;

export async function tryKeys(
  options: CompleteOptions,
  plan: readonly PlannedEndpoint[],
  report: MatrixReport,
): Promise<void> {
  const { harness } = options;
  const { person: owner } = await buildActor(harness.build, 'superuser');
  if (!owner) throw new Error('a superuser is a person');
  const secret = createMachineSecret();
  const hash = hashMachineSecret(secret);
  await harness.database.admin.query(
    `insert into core.machine_key (name, purpose, scopes, owner_id, hash, ending, expires_at)
      values ('Matrix', 'Every endpoint', '{}', $1, $2, 'abcd', now() + interval '1 day')`,
    [owner.id, hash],
  );
  const ask = async (scopes: readonly string[], path: string, { headers, ...input }: CallOptions) => {
    await harness.database.admin.query('update core.machine_key set scopes = $2 where hash = $1', [
      hash,
      scopes,
    ]);
    return harness.call(path, { ...input, headers: { ...headers, Authorization: `Bearer ${secret}` } });
  };
  for (const { key } of plan) {
    const scope = findScope(key);
    const { body, ...input } = options.samples[key]?.({ id: null, owner }) ?? {};
    const path = writePath(key, null, input);
    const request = { headers: IN_PSEUDO, ...(body === undefined ? {} : { body }) };
    const base = { key, actor: 'superuser', relation: 'own' } as const;
    const others = [...SCOPES].filter((one) => one !== scope);
    const refused = await ask(others, path, request);
    report.add(
      { ...base, variant: 'key without the scope', expected: FORBIDDEN, status: refused.status },
      refused.body,
    );
    if (scope === undefined || parseKey(key).method !== 'GET') continue;
    const own = await harness.call(path, { ...request, as: owner });
    const { status } = await ask([scope], path, request);
    if (status !== own.status)
      report.complain(
        { ...base, variant: 'key with the scope' },
        `expected ${own.status} as for its creator, got ${status}`,
      );
  }
}
