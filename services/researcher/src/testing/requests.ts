/** Factories for tests of requests: a project with its team, a dataset, a request in any status. */
import { randomUUID } from 'node:crypto';
import {
  currentForm,
  currentTerms,
  exampleAnswers,
  FILE_TYPE,
  formFields,
  readSampleAmounts,
  REQUEST_STATUS,
  REQUEST_TYPE,
  requestType,
  sampleKind,
  type EventDefinition,
  type FormAnswers,
  type RequestForm,
  type RequestStatus,
  type RequestType,
  type ReviewerRole,
} from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import { TableModel } from '@portal/kit';
import { emitEvent, mailWords, type AddRow, type InsertedRow, type TestPerson } from '@portal/kit/testing';
import {
  DatasetModel,
  DecisionDocumentModel,
  IrbModel,
  ProjectModel,
  RequestAccessModel,
  RequestDatasetModel,
  RequestFileModel,
  RequestModel,
  ReviewModel,
  TeamMemberModel,
} from '../models/index.ts';

/** A sample named in a request's answer `samples`, as a row for counting. */
export class RequestSampleModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Null while the draft names no kind. */
  declare sample_type_id: number | null;
  declare sample_id: string;
  declare amount: string | null;

  static override tableName = 'researcher.request_sample';
}

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
  /** Answers in place of the examples. */
  readonly details?: Readonly<Record<string, unknown>>;
}
export interface SampleOptions {
  readonly amount?: number;
  readonly limitedAt?: number;
  readonly hasCpls?: boolean;
  readonly isConsented?: boolean;
  readonly situation?: string;
}
export interface QueuedJob {
  readonly name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into payloads of every event
  readonly data: any;
}

/**
 * Files of a worker share this module. Tests name datasets below DS1000 themselves, and where the service chooses a code
 * they let it begin at DS5000.
 */
let sequence = 1000;

const describeMember = (person: { readonly id: number | null; readonly email: string }, role: string) => ({
  user_id: person.id,
  first_name: 'Test',
  last_name: 'Member',
  email: person.email,
  institution: 'University',
  user_role: role,
});
function describeDataset() {
  const code = `DS${String((sequence += 1)).padStart(4, '0')}`;
  return {
    dataset_id: code,
    name: code,
    type: 1,
    curator_type: 1,
    release_date: '2026-01-01',
    globus_group_id: randomUUID(),
  } as const;
}
/** A project with its owner in the team. */
function addProject(add: AddRow, owner: TestPerson): InsertedRow {
  const project = add(ProjectModel, {
    title: `Project ${(sequence += 1)}`,
    abstract: 'Why',
    non_autism_research: false,
    owner_id: owner.id,
  });
  add(TeamMemberModel, { project_id: project, ...describeMember(owner, 'Primary Researcher') });
  return project;
}

export function createRequestFactories({ build, database }: Pick<Harness, 'build' | 'database'>) {
  const factories = {
    async project(owner?: TestPerson): Promise<TestProject> {
      const person = owner ?? (await build.person());
      const { id } = await database.insertTogether((add) => ({ id: addProject(add, person) }));
      return { id: id as number, owner: person };
    },
    /** Adds a team member; one without an account is identified only by the address. */
    async member(
      project: { readonly id: number },
      person: { readonly id: number | null; readonly email: string },
      role = 'Co-Investigator',
    ): Promise<void> {
      await database.insert(TeamMemberModel, { project_id: project.id, ...describeMember(person, role) });
    },
    async dataset({ active = true, cohort = 'SSC' } = {}): Promise<string> {
      const cohort_id = await build.cohort(cohort);
      return (await database.insert(DatasetModel, { ...describeDataset(), cohort_id, active })).id;
    },
    async irb(project: TestProject, file?: string): Promise<void> {
      await database.insert(IrbModel, {
        project_id: project.id,
        file_id: file ?? (await build.file({ creator: project.owner })),
        designation: 1,
        approval_date: '2026-01-01',
        renewal_date: '2099-01-01',
      });
    },
    /** Uploads a file by the owner for each file field that the form requires. @returns answers by field */
    async requiredFiles(
      form: RequestForm,
      owner: TestPerson,
    ): Promise<Record<string, { id: string; name: string }[]>> {
      const answers: Record<string, { id: string; name: string }[]> = {};
      for (const field of formFields(form)) {
        if (field.type !== 'file' || field.isOptional) continue;
        const name = `${field.name}.pdf`;
        const id = await build.file({ creator: owner, type: FILE_TYPE.ATTACHMENT, name });
        answers[field.name] = [{ id, name }];
      }
      return answers;
    },
    /** A complete request in the given status, inserted directly into the database. */
    async request(options: RequestOptions = {}): Promise<TestRequest> {
      const owner = options.owner ?? (await build.person());
      const cohort_id = await build.cohort('SSC');
      const status = options.status ?? 2;
      const form = currentForm(options.type ?? 1);
      const isFilled = form !== null && options.complete !== false;
      const files = isFilled ? await factories.requiredFiles(form, owner) : {};
      const details = { ...(isFilled ? { ...exampleAnswers(form), ...files } : {}), ...options.details };
      const team = options.team ?? [];
      const made = await database.insertTogether((add) => {
        const project = addProject(add, owner);
        for (const person of team)
          add(TeamMemberModel, { project_id: project, ...describeMember(person, 'Co-Investigator') });
        const dataset = add(DatasetModel, { ...describeDataset(), cohort_id, active: true });
        const request = add(RequestModel, {
          type: options.type ?? 1,
          status,
          owner_id: owner.id,
          creator_id: owner.id,
          institution_id: owner.institutionId,
          project_id: project,
          additional_data: details,
          agreed_to_usage_policy: true,
          usage_policy_version: currentTerms(options.type ?? 1).version,
          intent_to_download: true,
          agreed_nih: true,
          data_safeguard: true,
          submission_date: status === 1 ? null : new Date('2026-11-02T09:00:00Z'),
          form_version: form?.version ?? 1,
        });
        add(RequestDatasetModel, { request_id: request, dataset_id: dataset });
        for (const [field, named] of Object.entries(files))
          for (const file of named) add(RequestFileModel, { request_id: request, field, file_id: file.id });
        for (const { id } of [owner, ...team]) add(RequestAccessModel, { request_id: request, user_id: id });
        return { id: request, code: request.column('sfari_request_id'), project, dataset };
      });
      const id = made.id as number;
      await factories.requestSamples(id, options.type ?? 1, details);
      return {
        id,
        code: made.code as string,
        project: { id: made.project as number, owner },
        owner,
        datasetId: made.dataset as string,
      };
    },
    /** Gives the owner access to the brain bank's donors, by a fulfilled request for its data. */
    async approveForBrainBank(owner: TestPerson): Promise<void> {
      await factories.request({ owner, type: REQUEST_TYPE.ABN_DATA, status: REQUEST_STATUS.FULFILLED });
    },
    /** A sample in the inventory, by default with 1000 units. */
    async sample(kindId: number, id: string, stock: SampleOptions = {}): Promise<void> {
      await build.sql(
        `insert into researcher.sample (sample_type_id, sample_id, amount_available, limited_at, cpls_available,
          ipsc_consented, family_situation) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (sample_type_id, sample_id) do update set amount_available = excluded.amount_available,
          limited_at = excluded.limited_at, cpls_available = excluded.cpls_available,
          ipsc_consented = excluded.ipsc_consented, family_situation = excluded.family_situation`,
        [
          kindId,
          id,
          stock.amount ?? 1000,
          stock.limitedAt ?? 0,
          stock.hasCpls ?? false,
          stock.isConsented ?? true,
          stock.situation ?? null,
        ],
      );
    },
    /** Rows for the samples named in answers; samples missing from the inventory are added to it. */
    async requestSamples(id: number, type: number, details: FormAnswers): Promise<void> {
      const { sampleFields } = requestType(type);
      if (!sampleFields) return;
      const kindId = sampleKind(details[sampleFields.kind])?.id ?? null;
      for (const [sample, amount] of Object.entries(readSampleAmounts(details[sampleFields.samples]))) {
        if (kindId !== null)
          await build.sql(
            `insert into researcher.sample (sample_type_id, sample_id, amount_available, ipsc_consented)
            values ($1, $2, 1000, true) on conflict do nothing`,
            [kindId, sample],
          );
        await database.insert(RequestSampleModel, {
          request_id: id,
          sample_type_id: kindId,
          sample_id: sample,
          amount: amount === null ? null : String(amount),
        });
      }
    },
    async review(request: { id: number }, reviewer: TestPerson, role: ReviewerRole = 1): Promise<void> {
      await database.insert(ReviewModel, {
        request_id: request.id,
        reviewer_id: reviewer.id,
        reviewer_role: role,
      });
    },
    async readStatus(request: { id: number }): Promise<RequestStatus> {
      const found = await database.write(async (work) => work.of(RequestModel).findById(request.id));
      if (!found) throw new Error(`there is no request ${request.id}`);
      return found.status;
    },
    /** A file sent with a decision. */
    async document(request: { readonly id: number }, file: string, status: RequestStatus = 6): Promise<void> {
      await database.insert(DecisionDocumentModel, {
        request_id: request.id,
        change_id: 1,
        status,
        file_id: file,
      });
    },
    /**
     * Events queued by the service whose key or payload contains a text; for emails, the body is reduced to its words.
     */
    async queued(name: string, containing: string): Promise<QueuedJob[]> {
      const { rows } = await database.admin.query(
        'select name, data from jobs.job where name like $1 and data::text like $2 order by created_on',
        [`${name}%`, `%${containing}%`],
      );
      return (rows as QueuedJob[]).map(({ name: queue, data }) => ({
        name: queue,
        data: queue.startsWith('mail.') ? { ...data, body: mailWords(data.body) } : data,
      }));
    },
  };
  return factories;
}

/** The mail of a decision, addressed to the owner of the request. */
export const mailTo = ({ owner }: Pick<TestRequest, 'owner'>) => ({
  to: [owner.email],
  subject: 'About your request',
  body: '<p>Dear Ada</p>',
});

/** Simulates other services, which only queue events for this one. */
export const startSender = async ({ database }: Pick<Harness, 'database'>) => ({
  send: (event: EventDefinition, payload: unknown): Promise<void> => emitEvent(database, event, payload),
  stop: async (): Promise<void> => undefined,
});
