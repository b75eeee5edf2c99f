/** Creates drafts of every offered type from the definition of the type. */
import { exampleAnswers, formFields, type RequestForm } from '@portal/contract';
import { currentForm, OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { readDemoDataset } from './datasets.ts';
import { makeCollectionFor } from './donors.ts';
import { letterPdf } from './letter.ts';
import type { PortalClient } from './portal-client.ts';
import { makeProject, type RequestRecord } from './records.ts';

export const OFFERED: readonly RequestTypeDefinition[] = OFFERED_REQUEST_TYPES;

/** The demo researcher who may request the type: pi and pi2 already have the brain bank's data. */
export const chooseOwner = ({ approval }: RequestTypeDefinition): string =>
  approval === 'gives' ? 'newpi' : 'pi';

export function readForm({ key, number }: RequestTypeDefinition): RequestForm {
  const form = currentForm(number);
  if (!form) throw new Error(`${key} has no form`);
  return form;
}

/**
 * The definition cannot contain an example of a sample, so this answers with one of the demo's inventory, under the
 * field names of the type.
 */
const sampleAnswers = ({ sampleFields }: RequestTypeDefinition): Record<string, unknown> =>
  sampleFields
    ? { [sampleFields.kind]: 1, [sampleFields.samples]: { '11000-p1': 200 }, [sampleFields.ipscs]: false }
    : {};

/** Creates a collection of the owner if the type requires one. */
async function collectionAnswers(
  { collection }: RequestTypeDefinition,
  ownerId: number,
  without: string | undefined,
): Promise<Record<string, unknown>> {
  if (!collection || without === collection.field) return {};
  return { [collection.field]: (await makeCollectionFor(ownerId, collection.isPilot)).id };
}

async function uploadFiles(owner: PortalClient, form: RequestForm): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const field of formFields(form)) {
    if (field.type !== 'file' || field.isOptional) continue;
    const name = `${field.name}.pdf`;
    const body = new FormData();
    body.set('type', '3');
    body.set('name', name);
    body.set('file', new Blob([letterPdf()], { type: 'application/pdf' }), name);
    const { id } = await owner.send<{ id: string }>('POST /file/', body);
    answers[field.name] = [{ id, name }];
  }
  return answers;
}

/**
 * A person with a request for the brain bank's data under review may not submit a second one (R5-19). So the request of
 * an earlier test is withdrawn.
 */
async function withdrawSubmitted(owner: PortalClient, { number }: RequestTypeDefinition): Promise<void> {
  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  const list = `/request/?type=${number}&status=${REQUEST_STATUS.SUBMITTED}&owner=${user.id}`;
  const { results } = await owner.get<{ results: RequestRecord[] }>(list);
  for (const { id } of results)
    await owner.send(`POST /request/${id}/withdraw/`, { reason: 'The test that asked for it is over.' });
}

/** Creates a draft with every step filled in; `without` names an answer to leave out. */
export async function makeDraftOfType(
  owner: PortalClient,
  type: RequestTypeDefinition,
  { without }: { readonly without?: string } = {},
): Promise<RequestRecord> {
  const form = readForm(type);
  if (type.approval === 'gives') await withdrawSubmitted(owner, type);
  const project = await makeProject(owner);
  const draft = await owner.send<RequestRecord>('POST /request/', {
    project: project.id,
    type: type.number,
    ...(type.resources === 'datasets' ? { datasets: [(await readDemoDataset(owner)).id] } : {}),
  });
  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  const answers = exampleAnswers(form, {}, { known: sampleAnswers(type) });
  const collected = await collectionAnswers(type, user.id, without);
  const { [without ?? '']: _left, ...rest } = {
    ...answers,
    ...collected,
    ...(await uploadFiles(owner, form)),
  };
  return owner.send(`PATCH /request/${draft.id}/`, {
    additional_data: rest,
    access_control_list: [{ user_id: user.id }],
    agreed_to_usage_policy: true,
    ...Object.fromEntries(type.policy.questions.map(({ field }) => [field, true])),
  });
}
