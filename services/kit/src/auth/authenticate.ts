/** Finds the actor of a token. Reads the session on every call, so that a logout or a lost role applies to the next. */
import { isIP } from 'node:net';
import { isRole, type Role } from '@portal/contract';
import { z } from 'zod';
import { answers } from '../texts/en/answers.ts';
import { sql, type Database } from '../database/index.ts';
import { reservedSql } from '../database/sql/sql.ts';
import { forbidden, notSignedIn } from '../errors.ts';
import { ANONYMOUS, chooseRights, SYSTEM, type Actor } from './actor.ts';
import { hashMachineSecret, isMachineSecret, MACHINE_KEY_PREFIX } from './machine-keys.ts';
import { identifyService, type ServiceTokenHashes } from './service-tokens.ts';
import type { TokenVerifier } from './tokens.ts';

export const TOKEN_COOKIE = 'portal_token';
/**
 * The name of a cookie in this installation. With https it begins with `__Host-`: browsers accept such a cookie only
 * from this host, so no neighboring subdomain can set it.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
export const SERVICE_TOKEN_HEADER = 'x-service-token';

export interface Credentials {
  readonly token: string | undefined;
  readonly role: string | undefined;
  readonly serviceToken: string | undefined;
  /** The caller's network address, to which a machine key may be limited. */
  readonly address: string;
}

const ActorRow = z.object({
  user_id: z.int(),
  display_name: z.string(),
  roles: z.array(z.string()),
  institution_ids: z.array(z.int()),
  /** True if the session or key was last marked as used more than a minute ago. */
  is_due: z.boolean(),
});
const SessionRow = ActorRow.extend({
  impersonator_id: z.int().nullable(),
  language: z.string().nullable(),
});
const KeyRow = ActorRow.extend({ key_id: z.int(), scopes: z.array(z.string()) });

/** `isUse` is false for automatic calls of a page, which must not extend a forgotten session. */
export type Authenticate = (credentials: Credentials, isUse?: boolean) => Promise<Actor>;

/** @returns a function that finds the actor; it throws FORBIDDEN for a role that the person does not have */
export function createAuthenticate(
  database: Database,
  verifier: TokenVerifier,
  serviceTokenHashes: ServiceTokenHashes,
): Authenticate {
  return async ({ token, role, serviceToken: given, address }, isUse = true) => {
    if (given !== undefined) {
      const service = identifyService(given, serviceTokenHashes);
      if (!service) throw forbidden(answers.serviceToken);
      return { ...SYSTEM, service };
    }
    if (token?.startsWith(MACHINE_KEY_PREFIX)) return authenticateKey(database, { token, role, address });
    const claims = token ? await verifier.verify(token) : null;
    if (!claims) return ANONYMOUS;
    const row = await database.row(
      SessionRow,
      reservedSql`select user_id, display_name, roles, institution_ids, impersonator_id, is_due,
          (select language from core_api.account_language where account_id = user_id) as language
        from core_api.session_actor where session_id = ${claims.sessionId}`,
    );
    if (!row) return ANONYMOUS;
    if (isUse && row.is_due) await touch(database, claims.sessionId);
    return {
      ...describePerson(row, role),
      impersonatorId: row.impersonator_id,
      sessionId: claims.sessionId,
      language: row.language,
      expires: claims.expires,
    };
  };
}

function describePerson(row: z.output<typeof ActorRow>, role: string | undefined) {
  const assignedRoles: Role[] = row.roles.filter(isRole);
  const roles = chooseRights(assignedRoles, role);
  if (!roles) throw forbidden(answers.foreignRole);
  return {
    kind: 'person',
    userId: row.user_id,
    displayName: row.display_name,
    assignedRoles,
    roles,
    institutionIds: row.institution_ids,
  } as const;
}

/** The rights of the key's creator now, under the key's name. @throws NOT_SIGNED_IN, the same for each reason */
async function authenticateKey(
  database: Database,
  { token, role, address }: { readonly token: string } & Pick<Credentials, 'role' | 'address'>,
): Promise<Actor> {
  const row = isMachineSecret(token)
    ? await database.row(
        KeyRow,
        reservedSql`select key_id, user_id, display_name, roles, institution_ids, scopes, is_due
          from core_api.machine_key_actor(${hashMachineSecret(token)}, ${isIP(address) === 0 ? null : address})`,
      )
    : undefined;
  if (!row) throw notSignedIn(answers.machineKey);
  if (row.is_due) await database.run(sql`select core_api.touch_machine_key(${row.key_id})`);
  return {
    ...describePerson(row, role),
    impersonatorId: null,
    sessionId: null,
    machineKey: { id: row.key_id, scopes: row.scopes },
    expires: null,
  };
}

/** Marks the session as used, at most once a minute, so that reads stay cheap. */
const touch = (database: Database, sessionId: string): Promise<unknown> =>
  database.run(sql`select core_api.touch_session(${sessionId})`);
