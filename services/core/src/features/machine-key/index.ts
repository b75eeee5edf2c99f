/** Machine keys over HTTP: superusers create, extend, rotate and revoke them (decision 554). */
import { isIP } from 'node:net';
import { endpoints, LIMITS, listScopes } from '@portal/contract';
import { MACHINE_KEY_DAYS, MACHINE_KEY_OVERLAP_HOURS } from '@portal/contract/machine-keys';
import {
  createMachineSecret,
  findGrant,
  forbidden,
  hashMachineSecret,
  invalid,
  lockOne,
  mutation,
  query,
  readOne,
  requireFreshProof,
  resourceRoutes,
  say,
  sql,
  type Actor,
  type Call,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { MachineKeyModel } from '../../models/index.ts';
import { machineKeyWords as words } from '../../texts/en/machine-keys.ts';
import { machineKeyResource, type MachineKeyRow } from './machine-key.resource.ts';

export { machineKeyResource } from './machine-key.resource.ts';

interface Settable {
  readonly scopes?: readonly string[] | undefined;
  readonly networks?: readonly string[] | undefined;
  readonly expires?: string | undefined;
}

/** A key cannot have more rights than its creator. @throws INVALID_INPUT */
function checkScopes(actor: Actor, scopes: readonly string[]): string[] {
  const allowed = new Set(listScopes(endpoints, actor.assignedRoles));
  const refused = scopes.filter((scope) => !allowed.has(scope));
  if (refused.length > 0)
    throw invalid({ scopes: [say(words.scopes, { scopes: refused.slice(0, 5).join(', ') })] });
  return [...new Set(scopes)].toSorted();
}

/** @throws INVALID_INPUT */
function checkNetwork(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (version === 0 || !fits || rest.length > 0 || address.includes('%'))
    throw invalid({ networks: [say(words.network, { network: text })] });
  return text;
}

/** The end of the last day, by UTC. @throws INVALID_INPUT */
function findExpiry(day: string): Date {
  const end = new Date(`${day}T23:59:59.999Z`);
  const now = Date.now();
  if (end.getTime() <= now) throw invalid({ expires: [words.past] });
  if (end.getTime() > now + (MACHINE_KEY_DAYS + 1) * 86_400_000)
    throw invalid({ expires: [say(words.late, { days: String(MACHINE_KEY_DAYS) })] });
  return end;
}

const checkSettable = (actor: Actor, { scopes, networks, expires }: Settable) => ({
  ...(scopes === undefined ? {} : { scopes: checkScopes(actor, scopes) }),
  ...(networks === undefined ? {} : { networks: networks.map(checkNetwork) }),
  ...(expires === undefined ? {} : { expires_at: findExpiry(expires) }),
});

/** A key is a way in, as a second factor is, so the password is asked of people without a factor. */
const prove = ({ actor }: Pick<Call, 'actor'>, database: Call['database'] | Work): Promise<void> =>
  requireFreshProof({ actor, database }, { asksPassword: true });

interface OneCall extends Pick<Call, 'actor'> {
  readonly params: { readonly id: number };
}
const load = ({ actor, params }: OneCall, work: Work) =>
  lockOne<MachineKeyRow>(machineKeyResource, { work, actor, id: params.id });

async function present({ call, work }: { call: Pick<Call, 'actor'>; work: Work }, id: number | string) {
  const { object: body, etag } = await readOne(work, machineKeyResource, call.actor, id);
  return { body, etag };
}

interface WithSecret {
  readonly id: number;
  readonly secret: string;
}

/** The only answers with a secret are those to the calls that create one. */
async function presentSecret(command: { call: Pick<Call, 'actor'>; work: Work }, { id, secret }: WithSecret) {
  const { body, etag } = await present(command, id);
  return { body: { machine_key: body, secret }, etag };
}

export const machineKeyRoutes = (): Handler[] => [
  ...resourceRoutes(machineKeyResource, {
    async patch({ call, work, loaded, body: { name, purpose, ...body } }) {
      await prove(call, work);
      await work
        .of(MachineKeyModel)
        .findById(Number(loaded.id))
        .patch({ name, purpose, ...checkSettable(call.actor, body) });
    },
  }),
  mutation<'POST /machine-key/', undefined, WithSecret>('POST /machine-key/', {
    async authorise({ call, work }) {
      if (findGrant(machineKeyResource.policy, 'create', call.actor) !== 'any') throw forbidden();
      await prove(call, work);
    },
    async command({ call: { actor, body }, work }) {
      const { scopes, networks, expires, ...named } = body;
      const checked = {
        scopes: checkScopes(actor, scopes),
        networks: networks.map(checkNetwork),
        expires_at: findExpiry(expires),
      };
      // Parallel calls wait for each other; otherwise both could take the last free place.
      await work.run(sql`select pg_advisory_xact_lock(hashtext('core.machine_key'))`);
      const stored = await work.row(
        z.object({ count: z.coerce.number() }),
        sql`select count(*) as count from core.machine_key where revoked_at is null`,
      );
      if ((stored?.count ?? 0) >= LIMITS.machineKeys)
        throw invalid({ name: [say(words.most, { count: String(LIMITS.machineKeys) })] });
      const secret = createMachineSecret();
      const { id } = await work
        .of(MachineKeyModel)
        .insert({ ...named, ...checked, ...storeSecret(secret), owner_id: actor.userId });
      return { id, secret };
    },
    present: presentSecret,
  }),
  mutation<'POST /machine-key/{id}/rotate/', Locked<MachineKeyRow>, WithSecret>(
    'POST /machine-key/{id}/rotate/',
    {
      load,
      authorise: 'rotate',
      current: async ({ call, work, loaded }) => (await present({ call, work }, loaded.id)).body,
      async command({ call, work, loaded }) {
        await prove(call, work);
        const id = Number(loaded.id);
        const secret = createMachineSecret();
        const { hash, ending } = storeSecret(secret);
        await work.run(sql`update core.machine_key set previous_hash = hash, hash = ${hash}, ending = ${ending},
          previous_until = now() + make_interval(hours => ${MACHINE_KEY_OVERLAP_HOURS}) where id = ${id}::int`);
        return { id, secret };
      },
      present: presentSecret,
    },
  ),
  mutation<'POST /machine-key/{id}/revoke/', Locked<MachineKeyRow>>('POST /machine-key/{id}/revoke/', {
    load,
    authorise: 'revoke',
    current: async ({ call, work, loaded }) => (await present({ call, work }, loaded.id)).body,
    // No fresh proof: a key that leaked must end as quickly as possible.
    async command({ work, loaded }) {
      await work.of(MachineKeyModel).findById(Number(loaded.id)).patch({ revoked_at: new Date() });
    },
    present: (command) => present(command, command.loaded.id),
  }),
  query('GET /machine-key-scope/', async ({ actor }) => ({
    scopes: listScopes(endpoints, actor.assignedRoles),
  })),
];

const storeSecret = (secret: string) => ({ hash: hashMachineSecret(secret), ending: secret.slice(-4) });
