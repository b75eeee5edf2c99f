/** Factories build their own parents (conventions 9). They write as the owner, in the tables of the core service. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@portal/contract';
import type pg from 'pg';

export interface TestInstitution {
  readonly id: number;
  readonly name: string;
}
export interface TestPerson {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  readonly sessionId: string;
  readonly institutionId: number | null;
  readonly roles: readonly Role[];
}

export interface PersonOptions {
  readonly roles?: readonly Role[];
  /** `null` for a person without one; absent builds an approved institution with an executed RDA. */
  readonly institution?: TestInstitution | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly joinder?: boolean;
  readonly passwordHash?: string | null;
  readonly verified?: boolean;
}

export interface Factories {
  institution(options?: {
    name?: string;
    status?: number;
    rdaStatus?: number | null;
  }): Promise<TestInstitution>;
  person(options?: PersonOptions): Promise<TestPerson>;
  /** @returns the id of the cohort of this name */
  cohort(name: string): Promise<number>;
  file(options: { creator: TestPerson; type?: number; name?: string }): Promise<string>;
  /** Any SQL of a test's own. */
  sql<T = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

let sequence = 0;
const next = (): number => (sequence += 1);

export function createFactories(admin: pg.Pool): Factories {
  const sql = async <T>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await admin.query(text, [...values])).rows as T[];
  const one = async <T>(text: string, values: readonly unknown[]): Promise<T> => {
    const [row] = await sql<T>(text, values);
    if (!row) throw new Error('the factory inserted nothing');
    return row;
  };

  const factories: Factories = {
    sql,
    async institution({ name = `University of Test ${next()}`, status = 3, rdaStatus = 3 } = {}) {
      const { id } = await one<{ id: number }>(
        'insert into core.institution (name, official_name, ein, status) values ($1, $1, $2, $3) returning id',
        [name, `12-${String(next()).padStart(7, '0')}`, status],
      );
      if (rdaStatus !== null)
        await sql(
          `with f as (insert into core.file (type, name, media_type, size, sha256, storage_key, scan, institution_id, additional_data)
            values (2, 'RDA.pdf', 'application/pdf', 1, repeat('0', 64), 'none', 'clean', $1, jsonb_build_object('status', $2::int)) returning id)
          update core.institution set current_rda_id = (select id from f) where id = $1`,
          [id, rdaStatus],
        );
      return { id, name };
    },
    async person(options = {}) {
      const number = next();
      const roles = options.roles ?? ['primary_researcher'];
      const institution =
        options.institution === undefined ? await factories.institution() : options.institution;
      const firstName = options.firstName ?? 'Test';
      const lastName = options.lastName ?? `Person ${number}`;
      const email = options.email ?? `person${number}@example.test`;
      const { id } = await one<{ id: number }>(
        `insert into core.account (email, first_name, last_name, verified, active, primary_role, password_hash, agreed_terms_version)
         values ($1, $2, $3, $4, $5, $6, $7, '2026-01') returning id`,
        [
          email,
          firstName,
          lastName,
          options.verified ?? true,
          options.active ?? true,
          roles[0] ?? null,
          options.passwordHash ?? null,
        ],
      );
      for (const role of roles)
        await sql('insert into core.account_group (account_id, role) values ($1, $2)', [id, role]);
      if (institution)
        await sql(
          'insert into core.user_institution (user_id, institution_id, "primary", verified, joinder_date) values ($1, $2, true, true, $3)',
          [id, institution.id, (options.joinder ?? true) ? new Date('2026-02-03T12:00:00Z') : null],
        );
      const sessionId = randomUUID();
      await sql(
        "insert into core.session (id, account_id, expires_at) values ($1, $2, now() + interval '1 hour')",
        [sessionId, id],
      );
      return {
        id,
        email,
        displayName: `${firstName} ${lastName}`,
        sessionId,
        institutionId: institution?.id ?? null,
        roles,
      };
    },
    async cohort(name) {
      const { id } = await one<{ id: number }>(
        `insert into core.cohort (name, display_name) values ($1, $1)
         on conflict (name) do update set name = excluded.name returning id`,
        [name],
      );
      return id;
    },
    async file({ creator, type = 1, name = 'letter.pdf' }) {
      const { id } = await one<{ id: string }>(
        `insert into core.file (type, name, media_type, size, sha256, storage_key, scan, creator_id)
         values ($1, $2, 'application/pdf', 1, repeat('0', 64), 'none', 'clean', $3) returning id`,
        [type, name, creator.id],
      );
      return id;
    },
  };
  return factories;
}
