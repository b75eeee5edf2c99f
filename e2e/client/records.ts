/** Creates objects that a test needs through the API, as their owners would. */
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm, currentRenewalForm, requestType } from '@portal/contract/request-types/lookup';
import { FILE_TYPE, REQUEST_STATUS, REQUEST_TYPE, type RequestStatus } from '@portal/contract/statuses';
import { PROJECT_IRB, letterPdf } from './letter.ts';
import { client, PORTAL_URL, unique } from './accounts.ts';
import { readDemoDataset } from './datasets.ts';
import type { PortalClient } from './portal-client.ts';

export interface ProjectRecord {
  readonly id: number;
  readonly title: string;
  readonly sfari_project_id: string;
}
export interface RequestRecord {
  readonly id: number;
  readonly sfari_request_id: string;
  readonly status: number;
  readonly owner: { readonly id: number };
  readonly project: { readonly id: number; readonly title: string };
}
export interface Mail {
  readonly subject: string;
  readonly to: readonly string[];
}

export function makeProject(
  owner: PortalClient,
  title = unique('Sleep in siblings'),
): Promise<ProjectRecord> {
  return owner.send('POST /project/', {
    title,
    abstract: 'How siblings of autistic children sleep, and what that says about attention.',
    non_autism_research: false,
  });
}

/** Uploads a PDF as an attachment of a mail, or as a file of the given type. @returns its id */
export async function uploadLetter(
  person: PortalClient,
  name: string,
  type: number = FILE_TYPE.ATTACHMENT,
): Promise<string> {
  const form = new FormData();
  form.set('type', String(type));
  form.set('name', name);
  form.set('file', new Blob([letterPdf()], { type: 'application/pdf' }), name);
  return (await person.send<{ id: string }>('POST /file/', form)).id;
}

/** Attaches an IRB letter that is valid for years. */
export async function attachLetter(owner: PortalClient, project: number): Promise<void> {
  const id = await uploadLetter(owner, 'letter.pdf', FILE_TYPE.IRB);
  await owner.send(`PUT /project/${project}/irb/`, { ...PROJECT_IRB, file: id });
}

const DATASET = requestType(REQUEST_TYPE.DATASET);
const FORM = currentForm(REQUEST_TYPE.DATASET);

/** Creates a draft of a Dataset request for one dataset. @param dataset its id; by default a demo dataset */
export async function makeDraft(
  owner: PortalClient,
  project?: ProjectRecord,
  dataset?: string,
): Promise<RequestRecord> {
  const { id } = project ?? (await makeProject(owner));
  return owner.send('POST /request/', {
    project: id,
    type: DATASET.number,
    datasets: [dataset ?? (await readDemoDataset(owner)).id],
  });
}

/**
 * Creates a draft with every step filled in. `access` lists the user ids that get access; by default only the owner.
 */
export async function makeFilledDraft(
  owner: PortalClient,
  {
    project,
    access,
    dataset,
  }: { project?: ProjectRecord; access?: readonly number[]; dataset?: string } = {},
): Promise<RequestRecord> {
  const draft = await makeDraft(owner, project, dataset);
  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  return owner.send(`PATCH /request/${draft.id}/`, {
    additional_data: FORM ? exampleAnswers(FORM) : {},
    access_control_list: (access ?? [user.id]).map((user_id) => ({ user_id })),
    agreed_to_usage_policy: true,
    ...Object.fromEntries(DATASET.policy.questions.map(({ field }) => [field, true])),
  });
}

/** Creates a submitted Dataset request that is waiting for staff. */
export async function makeSubmitted(
  owner: PortalClient,
  options: Parameters<typeof makeFilledDraft>[1] = {},
): Promise<RequestRecord> {
  const draft = await makeFilledDraft(owner, options);
  return owner.send(`POST /request/${draft.id}/submit/`);
}

/** Creates a request with a decision of staff. */
export async function makeDecided(
  owner: PortalClient,
  status: RequestStatus,
  options: Parameters<typeof makeFilledDraft>[1] = {},
): Promise<RequestRecord> {
  const { id } = await makeSubmitted(owner, options);
  const { user } = await owner.get<{ user: { email: string } }>('/session/');
  const email = { to: [user.email], subject: 'Decision', body: '<p>Decided.</p>' };
  return (await client('admin')).send(`POST /request/${id}/decision/`, { status, email });
}

export async function makeFulfilled(
  owner: PortalClient,
  options: Parameters<typeof makeFilledDraft>[1] = {},
): Promise<RequestRecord> {
  const { id } = await makeDecided(owner, REQUEST_STATUS.APPROVED, options);
  return (await client('admin')).send(`POST /request/${id}/decision/`, {
    status: REQUEST_STATUS.FULFILLED,
  });
}

/** Sets the last day of access of a fulfilled request to this many days from now. */
export async function endIn(request: number, days: number): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await (await client('admin')).send(`PATCH /request/${request}/`, { expiration_date: day });
}

/** Creates a renewal of a Dataset request that is waiting for staff. */
export async function makeRenewal(owner: PortalClient, request: number): Promise<RequestRecord> {
  const form = currentRenewalForm(REQUEST_TYPE.DATASET);
  return owner.send('POST /renewal/', {
    request,
    additional_data: form ? exampleAnswers(form) : {},
    agreed_to_usage_policy: true,
  });
}

export async function readStatus(request: number): Promise<number> {
  return (await (await client('admin')).get<{ status: number }>(`/request/${request}/`)).status;
}

/** Emails in the demo inbox to an address about one request. */
export async function mailsAbout(address: string, code: string): Promise<Mail[]> {
  const answer = await fetch(`${PORTAL_URL}/mailbox/messages?to=${encodeURIComponent(address)}&limit=200`);
  const inbox = (await answer.json()) as { results: Mail[] };
  return inbox.results.filter(({ subject }) => subject.includes(code));
}
