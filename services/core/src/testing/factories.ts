/**
 * Factories build their own parents (conventions 9). They use the models of this service and connect as the owner of
 * the database.
 */
import { randomUUID } from 'node:crypto';
import type { InstitutionStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';
import type {
  AddRow,
  InsertedColumn,
  PeopleFactories,
  PersonOptions,
  TestDatabase,
  TestInstitution,
  TestPerson,
} from '@portal/kit/testing';
import { TERMS_VERSION } from '../features/account/terms.ts';
import {
  AccountGroupModel,
  AccountModel,
  FileModel,
  FileWordsModel,
  InstitutionModel,
  LinkedOrganizationModel,
  MachineKeyModel,
  SecondFactorModel,
  SessionModel,
  UserInstitutionModel,
} from '../models/index.ts';

/** A mail domain of an institution. */
class InstitutionDomainModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare domain: string;

  static override tableName = 'core.institution_domain';
}

export interface FileOptions {
  readonly creator?: TestPerson;
  readonly institution?: TestInstitution;
  readonly type?: number;
  readonly name?: string;
  readonly additionalData?: Readonly<Record<string, unknown>>;
}

export interface InstitutionOptions {
  readonly name?: string;
  readonly status?: InstitutionStatus;
  /** Signing status of its agreement; `null` for an institution without one. */
  readonly rdaStatus?: number | null;
}

export interface Factories extends PeopleFactories {
  institution(options?: InstitutionOptions): Promise<TestInstitution>;
  /** Adds a mail domain to the institution. */
  domain(institutionId: number, domain: string): Promise<void>;
  /** Links the person, with a joinder, and makes this their primary institution. */
  moveTo(person: Pick<TestPerson, 'id'>, institution: TestInstitution): Promise<void>;
  /** @returns the id of the cohort of this name */
  cohort(name: string): Promise<number>;
  file(options: FileOptions): Promise<string>;
  /** Adds an authenticator app that has no code, for a person who must prove who they are. @returns its id */
  secondFactor(person: Pick<TestPerson, 'id'>): Promise<number>;
  /** Adds a machine key without a usable secret. @returns its id */
  machineKey(owner: Pick<TestPerson, 'id'>, values?: Partial<MachineKeyModel>): Promise<number>;
  /** Links a login at an organization. @returns its id */
  linkedOrganization(person: Pick<TestPerson, 'id'>): Promise<number>;
  /** Stores the words that were read from a data dictionary. */
  fileWords(fileId: string, words: string[]): Promise<void>;
  /** Inserts one row through the model of the service that owns the table, for factories that build on these. */
  insert: TestDatabase['insert'];
  /** Inserts rows of several tables in one statement. */
  insertTogether: TestDatabase['insertTogether'];
  /** Runs any SQL that a test needs. */
  sql<T = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

let sequence = 0;
const next = (): number => (sequence += 1);

const FILE = {
  media_type: 'application/pdf',
  size: 1,
  sha256: '0'.repeat(64),
  storage_key: 'none',
  scan: 'clean',
} as const;
const JOINED = new Date('2026-02-03T12:00:00Z');
const SESSION = 3_600_000;

export function createFactories({
  admin,
  insert,
  insertTogether,
  write,
}: Pick<TestDatabase, 'admin' | 'insert' | 'insertTogether' | 'write'>): Factories {
  const factories: Factories = {
    insert,
    insertTogether,
    sql: async <T>(text: string, values: readonly unknown[] = []) =>
      (await admin.query(text, [...values])).rows as T[],
    async institution({ name = `University of Test ${next()}`, ...options } = {}) {
      const made = await insertTogether((add) => ({ id: addInstitution(add, { name, ...options }).id }));
      return { id: made.id as number, name };
    },
    async domain(institution_id, domain) {
      await insert(InstitutionDomainModel, { institution_id, domain });
    },
    moveTo: ({ id: user_id }, { id: institution_id }) =>
      write(async (work) => {
        await work.of(UserInstitutionModel).matching({ user_id }).patch({ primary: false });
        const first = { primary: true };
        const known = await work.of(UserInstitutionModel).matching({ user_id, institution_id }).patch(first);
        if (known === 0)
          await work
            .of(UserInstitutionModel)
            .insert({ user_id, institution_id, ...first, verified: true, joinder_date: new Date() });
      }),
    person: (options = {}) => insertPerson(insertTogether, options),
    async cohort(name) {
      for (;;) {
        const [row] = await factories.sql<{ id: number }>(
          `with made as (insert into core.cohort (name, display_name) values ($1, $1)
             on conflict (name) do nothing returning id)
           select id from made union all select id from core.cohort where name = $1`,
          [name],
        );
        if (row) return row.id;
        // a factory beside this one has just added it: the next statement sees it
      }
    },
    file: async ({ creator, institution, type = 1, name = 'letter.pdf', additionalData = {} }) => {
      const owner = { creator_id: creator?.id ?? null, institution_id: institution?.id ?? null };
      return (await insert(FileModel, { ...FILE, ...owner, type, name, additional_data: additionalData })).id;
    },
    secondFactor: async ({ id: account_id }) =>
      (await insert(SecondFactorModel, { account_id, kind: 'totp', name: 'Phone', secret: 'x' })).id,
    machineKey: async ({ id: owner_id }, values = {}) =>
      (
        await insert(MachineKeyModel, {
          name: 'Lake',
          purpose: 'Tests',
          scopes: ['cohort:read'],
          owner_id,
          hash: String(next()),
          ending: 'abcd',
          expires_at: new Date(Date.now() + 86_400_000),
          ...values,
        })
      ).id,
    linkedOrganization: async ({ id: account_id }) => {
      const login = { issuer: 'https://uni.test', subject: randomUUID(), organization: 'University of Test' };
      return (await insert(LinkedOrganizationModel, { account_id, ...login })).id;
    },
    async fileWords(file_id, words) {
      await insert(FileWordsModel, { file_id, words });
    },
  };
  return factories;
}

function addInstitution(
  add: AddRow,
  { name = `University of Test ${next()}`, status = 3, rdaStatus = 3 }: InstitutionOptions = {},
): { readonly id: InsertedColumn; readonly name: string } {
  const ein = `12-${String(next()).padStart(7, '0')}`;
  const current_rda_id = rdaStatus === null ? null : randomUUID();
  const id = add(InstitutionModel, { name, official_name: name, ein, status, current_rda_id });
  if (current_rda_id !== null) {
    const additional_data = { status: rdaStatus };
    add(FileModel, {
      ...FILE,
      id: current_rda_id,
      type: 2,
      name: 'RDA.pdf',
      institution_id: id,
      additional_data,
    });
  }
  return { id, name };
}

/** A person with their roles, the link to their institution and a session. */
async function insertPerson(
  insertTogether: TestDatabase['insertTogether'],
  options: PersonOptions,
): Promise<TestPerson> {
  const number = next();
  const roles = options.roles ?? ['primary_researcher'];
  const {
    firstName = 'Test',
    lastName = `Person ${number}`,
    email = `person${number}@example.test`,
  } = options;
  const sessionId = randomUUID();
  const made = await insertTogether((add) => {
    const own = options.institution === undefined ? addInstitution(add) : undefined;
    const institution = own ?? options.institution;
    const id = add(AccountModel, {
      email,
      first_name: firstName,
      last_name: lastName,
      verified: options.verified ?? true,
      active: options.active ?? true,
      primary_role: roles[0] ?? null,
      password_hash: options.passwordHash ?? null,
      agreed_terms_version: TERMS_VERSION,
    });
    for (const role of roles) add(AccountGroupModel, { account_id: id, role });
    if (institution)
      add(UserInstitutionModel, {
        user_id: id,
        institution_id: institution.id,
        primary: true,
        verified: true,
        joinder_date: (options.joinder ?? true) ? JOINED : null,
      });
    add(SessionModel, { id: sessionId, account_id: id, expires_at: new Date(Date.now() + SESSION) });
    return { id, institution: own?.id };
  });
  return {
    id: made.id as number,
    email,
    displayName: `${firstName} ${lastName}`,
    sessionId,
    institutionId: (made.institution as number | undefined) ?? options.institution?.id ?? null,
    roles,
  };
}
