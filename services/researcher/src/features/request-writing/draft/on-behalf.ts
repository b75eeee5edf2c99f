/** Administrators and project managers start requests for the owner of a project (spec 2 sections 2.1 and 6). */
import {
  OFFERED_REQUEST_TYPES,
  REQUEST_TYPE_LABELS,
  TISSUE_TYPES,
  type RequestType,
  type RequestTypeDefinition,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { notifyPerson } from '@portal/common';
import {
  actsAs,
  invalid,
  notFound,
  readOne,
  say,
  translate,
  type Actor,
  type Reads,
  type Work,
} from '@portal/kit';
import { requestMails as words } from '../../../texts/en/request-mails.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { PersonView } from '../../../models/index.ts';
import { projectResource } from '../../project/index.ts';
import type { Owner } from './eligibility.ts';

const isAdministrator = (actor: Actor): boolean => actor.kind === 'service' || actsAs(actor, 'sfari_admin');

/** Types that a caller may start: administrators all, project managers those of the brain bank, others their own. */
export function startableTypes(actor: Actor, ownerId: number | null): readonly RequestTypeDefinition[] {
  if (isAdministrator(actor) || actor.userId === ownerId || !actsAs(actor, 'abn_proj_mgr'))
    return OFFERED_REQUEST_TYPES;
  return OFFERED_REQUEST_TYPES.filter(({ number }) => TISSUE_TYPES.includes(number as RequestType));
}

/** Problems by field, as in the body of a 400 answer; empty if the type may be started. */
export const startProblem = (actor: Actor, ownerId: number, type: number): Record<string, string[]> =>
  startableTypes(actor, ownerId).some(({ number }) => number === type)
    ? {}
    : { type: [requestRefusals.startsTissueOnly] };

/** @throws INVALID_INPUT where the draft would get a type that the caller could not have started */
export function refuseForeignType(actor: Actor, ownerId: number, type: number): void {
  const problem = startProblem(actor, ownerId, type);
  if (Object.keys(problem).length > 0) throw invalid(problem);
}

/**
 * The person whose requests decide which types are offered: the owner of the project. Without a project, null for
 * staff, who first choose one.
 * @throws NOT_FOUND for a project under which the caller starts nothing
 */
export async function findOfferOwner(
  reads: Reads,
  actor: Actor,
  projectId: number | undefined,
): Promise<number | null> {
  if (projectId === undefined) return actsAs(actor, 'sfari_admin', 'abn_proj_mgr') ? null : actor.userId;
  const { object } = await readOne(reads, projectResource, actor, projectId);
  if (!object.abilities['create_request']) throw notFound();
  return object.owner.id;
}

interface Started {
  readonly id: number;
  readonly code: string;
  readonly type: RequestType;
  readonly projectTitle: string;
}

/** Notifies the owner, by mail and in the app, that someone else started a request for them. */
export async function notifyOwnerOfStart(
  work: Work,
  actor: Actor,
  { owner, request }: { readonly owner: Owner; readonly request: Started },
): Promise<void> {
  if (owner.id === actor.userId) return;
  const starter = await work.read(PersonView).findById(actor.userId);
  const { id, code, type, projectTitle } = request;
  const path = `/request/${id}`;
  await notifyPerson(
    work,
    { id: owner.id, email: owner.email, name: owner.display_name },
    {
      key: `started-for-owner:${id}`,
      template: 'request_started_for_owner',
      about: { model: 'request', id },
      actorId: actor.userId || null,
      path,
      bell: () => say(words.bell.startedForYou, { code, person: starter?.display_name ?? '' }),
      mail: () => ({
        subject: say(words.startedForYou.subject, { code }),
        paragraphs: [
          say(words.startedForYou.opening, {
            code,
            person: nameInMail(starter?.display_name ?? '', translate(words.startedForYou.staff)),
            type: translate(REQUEST_TYPE_LABELS[type]),
            project: projectTitle,
          }),
          translate(words.startedForYou.next),
        ],
        link: { label: translate(words.viewStatus), path },
      }),
    },
  );
}
