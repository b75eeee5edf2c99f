/** What tests of requests build: a project with its team, a dataset, a request at any status. */
import { randomUUID } from 'node:crypto';
import {
  currentForm,
  exampleAnswers,
  type EventDefinition,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { emitEvent, type Harness, type TestPerson } from '@portal/kit/testing';

export interface TestProject {
  readonly id: number;
  readonly owner: TestPerson;
}
export interface TestRequest {
  readonly id: number;
  readonly code: string;
  readonly project: TestProject;
  readonly owner: TestPerson;
  readonly datasetId: string;
}
export interface RequestOptions {
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly owner?: TestPerson;
  /** Further people chosen for access. */
  readonly team?: readonly TestPerson[];
  readonly complete?: boolean;
}
export interface QueuedJob {
  readonly name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into payloads of every event
  readonly data: any;
}

let sequence = 0;

export function createRequestFactories({ build, database }: Pick<Harness, 'build' | 'database'>) {
  const one = async <T>(text: string, values: readonly unknown[]): Promise<T> => {
    const [row] = await build.sql<T>(text, values);
    if (!row) throw new Error('the factory inserted nothing');
    return row;
  };

  const factories = {
    async project(owner?: TestPerson): Promise<TestProject> {
      const person = owner ?? (await build.person());
      const { id } = await one<{ id: number }>(
        `insert into researcher.project (title, abstract, non_autism_research, owner_id) values ($1, 'Why', false, $2) returning id`,
        [`Project ${(sequence += 1)}`, person.id],
      );
      const project = { id, owner: person };
      await factories.member(project, person, 'Primary Researcher');
      return project;
    },
    async member(project: TestProject, person: TestPerson, role = 'Co-Investigator'): Promise<void> {
      await build.sql(
        `insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role)
         values ($1, $2, 'Test', 'Member', $3, 'University', $4)`,
        [project.id, person.id, person.email, role],
      );
    },
    async dataset({ active = true, cohort = 'SSC' } = {}): Promise<string> {
      const { id: cohortId } = await one<{ id: number }>(
        `insert into core.cohort (name, display_name) values ($1, $1) on conflict (name) do update set name = excluded.name returning id`,
        [cohort],
      );
      const { id } = await one<{ id: string }>(
        `insert into researcher.dataset (dataset_id, name, type, curator_type, cohort_id, active, release_date, globus_group_id)
         values ($1, $1, 1, 1, $2, $3, '2026-01-01', $4) returning id`,
        [`DS${String((sequence += 1)).padStart(4, '0')}`, cohortId, active, randomUUID()],
      );
      return id;
    },
    async irb(project: TestProject): Promise<void> {
      const file = await build.file({ creator: project.owner });
      await build.sql(
        "insert into researcher.irb (project_id, file_id, designation, approval_date, renewal_date) values ($1, $2, 1, '2026-01-01', '2099-01-01')",
        [project.id, file],
      );
    },
    /** A complete request; written past the service, at the status that a test needs. */
    async request(options: RequestOptions = {}): Promise<TestRequest> {
      const project = await factories.project(options.owner);
      const datasetId = await factories.dataset();
      const status = options.status ?? 2;
      const form = currentForm(options.type ?? 1);
      const details = form ? exampleAnswers(form) : {};
      const { id, code } = await one<{ id: number; code: string }>(
        `insert into researcher.request (type, status, owner_id, creator_id, institution_id, project_id, additional_data,
           agreed_to_usage_policy, intent_to_download, agreed_nih, data_safeguard, submission_date, form_version)
         values ($1, $2, $3, $3, $4, $5, $6, true, true, true, true, $7, $8)
         returning id, sfari_request_id as code`,
        [
          options.type ?? 1,
          status,
          project.owner.id,
          project.owner.institutionId,
          project.id,
          JSON.stringify(options.complete === false ? {} : details),
          status === 1 ? null : new Date('2026-11-02T09:00:00Z'),
          form?.version ?? 1,
        ],
      );
      await build.sql('insert into researcher.request_dataset (request_id, dataset_id) values ($1, $2)', [
        id,
        datasetId,
      ]);
      for (const person of [project.owner, ...(options.team ?? [])]) {
        if (person !== project.owner) await factories.member(project, person);
        await build.sql('insert into researcher.request_access (request_id, user_id) values ($1, $2)', [
          id,
          person.id,
        ]);
      }
      return { id, code, project, owner: project.owner, datasetId };
    },
    async review(request: { id: number }, reviewer: TestPerson, role = 1): Promise<void> {
      await build.sql(
        'insert into researcher.review (request_id, reviewer_id, reviewer_role) values ($1, $2, $3)',
        [request.id, reviewer.id, role],
      );
    },
    async statusOf(request: { id: number }): Promise<RequestStatus> {
      const row = await one<{ status: RequestStatus }>(
        'select status from researcher.request where id = $1',
        [request.id],
      );
      return row.status;
    },
    /** Events that the service queued, by a word of their key or payload. */
    async queued(name: string, containing: string): Promise<QueuedJob[]> {
      const { rows } = await database.admin.query(
        'select name, data from jobs.job where name like $1 and data::text like $2 order by created_on',
        [`${name}%`, `%${containing}%`],
      );
      return rows as QueuedJob[];
    },
  };
  return factories;
}

/** The mail of a decision, to the owner of the request. */
export const mailTo = ({ owner }: Pick<TestRequest, 'owner'>) => ({
  to: [owner.email],
  subject: 'About your request',
  body: '<p>Dear Ada</p>',
});

/** Other services, as far as this one notices: they queue events. */
export const startSender = async ({ database }: Pick<Harness, 'database'>) => ({
  send: (event: EventDefinition, payload: unknown): Promise<void> => emitEvent(database, event, payload),
  stop: async (): Promise<void> => undefined,
});
