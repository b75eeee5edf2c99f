/** Builds requests for tests that need only the row, each with its own owner, institution and project. */
import type { MessageKind, RequestStatus, RequestType, ReviewerRole } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import {
  AssignmentNoticeModel,
  ConflictModel,
  ProjectModel,
  RequestCohortModel,
  RequestCollectionModel,
  RequestMessageModel,
  RequestModel,
  ReviewModel,
  RevisionPointModel,
  TeamMemberModel,
  WindowRequestModel,
} from '../models/index.ts';

export interface BuiltRequest {
  readonly id: number;
  readonly code: string;
  readonly owner: TestPerson;
  readonly projectId: number;
  readonly projectTitle: string;
}

export interface BuildOptions {
  readonly owner?: TestPerson;
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly title?: string;
  /** Answers to the form. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly renewalOf?: { readonly id: number };
}

export async function buildRequest(
  build: Pick<Factories, 'insertTogether' | 'person'>,
  options: BuildOptions = {},
): Promise<BuiltRequest> {
  const owner = options.owner ?? (await build.person());
  const { type = 1, status = 2, title = 'Sleep and attention in autism' } = options;
  const made = await build.insertTogether((add) => {
    const project = add(ProjectModel, {
      title,
      abstract: 'Abstract',
      non_autism_research: false,
      owner_id: owner.id,
    });
    const request = add(RequestModel, {
      type,
      status,
      owner_id: owner.id,
      institution_id: owner.institutionId,
      project_id: project,
      submission_date: status === 1 ? null : new Date(),
      ...(options.answers ? { additional_data: options.answers } : {}),
      ...(options.renewalOf ? { renewal_of: options.renewalOf.id } : {}),
    });
    return { id: request, code: request.column('sfari_request_id'), project };
  });
  return {
    id: made.id as number,
    code: made.code as string,
    owner,
    projectId: made.project as number,
    projectTitle: title,
  };
}

/** Marks the request as submitted with these donors, all of whom have autism. */
export const buildSubmittedCollection = async (
  build: Pick<Factories, 'insert'>,
  { request, donors }: { readonly request: { readonly id: number }; readonly donors: readonly string[] },
): Promise<void> => {
  await build.insert(RequestCollectionModel, {
    request_id: request.id,
    cart_id: 1,
    collection_name: 'Amygdala',
    donors: donors.map((donor_hash) => ({
      donor_hash,
      diagnosis: 'Autism',
      confirmation_status: 'Confirmed',
      age: 30,
      gender: 'Male',
      pmi: 20,
      rin: null,
      left_hemisphere: 'frozen',
      right_hemisphere: 'none',
      brainstem: 'none',
    })),
  });
};

/** Adds a member to a project's team. */
export const buildMember = async (
  build: Pick<Factories, 'insert'>,
  { project, person }: { readonly project: number; readonly person: TestPerson },
): Promise<void> => {
  await build.insert(TeamMemberModel, {
    project_id: project,
    user_id: person.id,
    first_name: 'Test',
    last_name: 'Member',
    email: person.email,
    institution: 'University',
    user_role: 'Co-Investigator',
  });
};

/** @returns the id of the review */
export async function buildReview(
  build: Pick<Factories, 'insert'>,
  review: { request: Pick<BuiltRequest, 'id'>; reviewer: TestPerson; reviewerRole?: ReviewerRole },
): Promise<number> {
  const { id } = await build.insert(ReviewModel, {
    request_id: review.request.id,
    reviewer_id: review.reviewer.id,
    reviewer_role: review.reviewerRole ?? 1,
  });
  return id;
}

/** An answer about a conflict of interest; by default there is one. @returns its id */
export async function buildConflict(
  build: Pick<Factories, 'insert'>,
  answer: { request: { readonly id: number }; reviewer: TestPerson; exists?: boolean; takesBack?: number },
): Promise<number> {
  const exists = answer.exists ?? true;
  const { id } = await build.insert(ConflictModel, {
    request_id: answer.request.id,
    user_id: answer.reviewer.id,
    author_id: answer.reviewer.id,
    conflict_exists: exists,
    takes_back: answer.takesBack ?? null,
    explanation: exists ? 'We are one family' : '',
  });
  return id;
}

/** A revision point; a draft, unless `round` is given. @returns its id */
export async function buildPoint(
  build: Pick<Factories, 'insert'>,
  point: { request: { readonly id: number }; place?: string; round?: number; author?: { id: number } },
): Promise<number> {
  const { id } = await build.insert(RevisionPointModel, {
    request_id: point.request.id,
    place: point.place ?? 'part.team',
    text: 'Who analyses the data?',
    author_id: point.author?.id ?? null,
    round: point.round ?? null,
    published: point.round === undefined ? null : new Date(),
  });
  return id;
}

/** A message of the conversation; by default a question. @returns its id */
export async function buildMessage(
  build: Pick<Factories, 'insert'>,
  message: { request: { readonly id: number }; kind?: MessageKind; author?: { id: number }; text?: string },
): Promise<number> {
  const { kind = 'question' } = message;
  const { id } = await build.insert(RequestMessageModel, {
    request_id: message.request.id,
    kind,
    status: kind === 'decision' ? 6 : null,
    subject: 'About your request',
    text: message.text ?? '<p>Which tissue?</p>',
    author_id: message.author?.id ?? null,
  });
  return id;
}

export const buildRequestCohort = async (
  build: Pick<Factories, 'insert' | 'cohort'>,
  request: { readonly id: number },
  name: string,
): Promise<void> => {
  await build.insert(RequestCohortModel, { request_id: request.id, cohort_id: await build.cohort(name) });
};

/** Records that the window began the request's review. */
export const buildWindowRequest = async (
  build: Pick<Factories, 'insert'>,
  begun: { request: { readonly id: number }; window: number },
): Promise<void> => {
  await build.insert(WindowRequestModel, { request_id: begun.request.id, window_id: begun.window });
};

/** Adds a pending notice: the reviewer was not notified, and Undo of the assignment is still offered. */
export const buildUnannounced = async (build: Pick<Factories, 'insert'>, review: number): Promise<void> => {
  await build.insert(AssignmentNoticeModel, { review_id: review, status_before: 2 });
};
