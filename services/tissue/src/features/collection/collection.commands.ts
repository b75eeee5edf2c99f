/** Creates, changes and deletes collections (spec 3 sections 4.6, 5 and 8). */
import {
  COLLECTION_STAFF_ROLES,
  MESSAGES,
  NamedCollection,
  type DonorStore,
  type collectionObject,
} from '@portal/contract';
import {
  actsAs,
  AppError,
  forbidden,
  invalid,
  say,
  sql,
  type Actor,
  type Call,
  type Locked,
  type Reads,
  type ResourceCommands,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { CollectionModel } from '../../models/index.ts';
import { collectionRefusals as words } from '../../texts/en/collection.ts';
import type { CollectionState } from './collection.policy.ts';
import { checkDonors, storeDonors, readDonorHashes } from './donors-of-collection.ts';
import { isBrainBankApproved } from './approval.ts';

type Commands = ResourceCommands<typeof collectionObject, CollectionState>;

const isCollectionStaff = (actor: Actor): boolean =>
  COLLECTION_STAFF_ROLES.some((role) => actsAs(actor, role));

const getStore = (isPilot: boolean): DonorStore => (isPilot ? 'pilot' : 'main');

/**
 * The names of one researcher's collections of one kind must differ by more than case. @throws CONFLICT with the
 * collection that has the name
 */
async function refuseTakenName(
  reads: Reads,
  named: { name: string; piId: number; isPilot: boolean; except?: number },
): Promise<void> {
  const taken = await reads.row(
    NamedCollection,
    sql`select id, collection_name from tissue.cart
      where pi_id = ${named.piId} and pilot_tissue_cart = ${named.isPilot}
        and lower(btrim(collection_name)) = lower(${named.name}) and id <> ${named.except ?? 0}`,
  );
  if (taken)
    throw new AppError('CONFLICT', say(MESSAGES.collectionNameTaken, { name: named.name }), {
      current: taken,
    });
}

/** Serializes changes of names among one researcher's collections. */
const lockNames = (work: Work, piId: number) =>
  work.run(sql`select pg_advisory_xact_lock(hashtext('tissue.cart'), ${piId})`);

/** Staff create collections for a researcher, researchers only for themselves. */
async function findResearcher(reads: Reads, actor: Actor, asked: number | undefined): Promise<number> {
  if (!isCollectionStaff(actor)) {
    if (asked !== undefined && asked !== actor.userId) throw forbidden(words.notYours);
    if (!(await isBrainBankApproved(reads, actor.userId))) throw forbidden(words.approvalMissing);
    return actor.userId;
  }
  if (asked === undefined) throw invalid({ pi: [words.researcherMissing] });
  const researcher = await reads.row(
    z.object({ id: z.int() }),
    sql`select person.id from core_api.person person where person.id = ${asked} and person.active
      and exists (select 1 from core_api.person_group held
        where held.user_id = person.id and held.role in ('primary_researcher', 'pi_sbso'))`,
  );
  if (!researcher) throw invalid({ pi: [words.notAResearcher] });
  return researcher.id;
}

async function checkSharing(reads: Reads, piId: number, projectId: number | null): Promise<void> {
  if (projectId === null) return;
  const project = await reads.row(
    z.object({ id: z.int() }),
    sql`select id from researcher_api.project where id = ${projectId} and owner_id = ${piId}`,
  );
  if (!project) throw invalid({ shared_project: [words.projectNotTheirs] });
}

export const createCollection: NonNullable<Commands['create']> = async ({ call, work, body }) => {
  const piId = await findResearcher(work, call.actor, body.pi);
  const isPilot = body.pilot_tissue_cart;
  const name = body.collection_name.trim();
  await checkSharing(work, piId, body.shared_project);
  await checkDonors(work, call.actor, getStore(isPilot), { identifiers: body.identifiers });
  await lockNames(work, piId);
  await refuseTakenName(work, { name, piId, isPilot });
  const { id } = await work.of(CollectionModel).insert({
    collection_name: name,
    pi_id: piId,
    creator_id: call.actor.userId || null,
    pilot_tissue_cart: isPilot,
    shared_project_id: body.shared_project,
  });
  await storeDonors(work, id, body.identifiers);
  return id;
};

export async function replaceCollection(
  work: Work,
  { actor, body }: Pick<Call<'PUT /abn_cart/{id}/'>, 'actor' | 'body'>,
  { id: key, state }: Locked<CollectionState>,
): Promise<void> {
  const id = Number(key);
  const { pi_id: piId, pilot_tissue_cart: isPilot } = state;
  const name = body.collection_name.trim();
  await checkSharing(work, piId, body.shared_project);
  const stored = await readDonorHashes(work, id);
  const isAdding = body.identifiers.some((hash) => !stored.includes(hash));
  if (isAdding && !isCollectionStaff(actor) && !(await isBrainBankApproved(work, actor.userId)))
    throw forbidden(words.approvalMissing);
  await checkDonors(work, actor, getStore(isPilot), { identifiers: body.identifiers, existing: stored });
  await lockNames(work, piId);
  await refuseTakenName(work, { name, piId, isPilot, except: id });
  // Written even if only donors change, so that the version increases.
  await work
    .of(CollectionModel)
    .findById(id)
    .patch({ collection_name: name, shared_project_id: body.shared_project, modified: new Date() });
  await storeDonors(work, id, body.identifiers);
}

export const removeCollection: NonNullable<Commands['remove']> = async ({ work, loaded }) => {
  await work.of(CollectionModel).deleteById(loaded.id);
};
