/** A request claims a collection when it is submitted (decision 335). */
import { REQUEST_STATUS, type ClaimedCollection } from '@portal/contract';
import { sql, trustedSql, type Call, type Work } from '@portal/kit';
import { z } from 'zod';
import { CollectionModel } from '../../models/index.ts';
import { readCollectedDonors } from './donors-of-collection.ts';
import { IS_PENDING } from './pending-claim.sql.ts';

type Claim = Call<'POST /abn_cart-claim/'>['body'];
type Answer = z.output<typeof ClaimedCollection>;

const refuse = (reason: Extract<Answer, { is_claimed: false }>['reason']): Answer => ({
  is_claimed: false,
  reason,
});

/**
 * Of several concurrent requests one gets the collection. The same request may claim it again, with its current
 * contents.
 */
export async function claimCollection(
  work: Work,
  { cart, request, owner, is_pilot: isPilot }: Claim,
): Promise<Answer> {
  const collection = await work.lock(CollectionModel, cart);
  if (collection?.pi_id !== owner) return refuse('unknown');
  if (collection.pilot_tissue_cart !== isPilot) return refuse('other_kind');
  const claimant = await findClaimant(work, { cart, request, owner });
  if (claimant) return refuse(claimant);
  const donors = await readCollectedDonors(work, cart);
  if (donors.length === 0) return refuse('empty');
  await work.run(sql`insert into tissue.cart_claim (cart_id, request_id) values (${cart}, ${request})
    on conflict (cart_id) do update set request_id = excluded.request_id, claimed = now()`);
  return { is_claimed: true, collection_name: collection.collection_name, donors };
}

/** Whether another request was submitted with the collection, or is being submitted now. */
async function findClaimant(
  work: Work,
  { cart, request, owner }: Pick<Claim, 'cart' | 'request' | 'owner'>,
): Promise<'in_use' | 'being_submitted' | undefined> {
  const row = await work.row(
    z.object({ is_used: z.boolean(), is_pending: z.boolean() }),
    sql`select exists (select 1 from researcher_api.request_collection named
          where named.cart_id = ${cart} and named.owner_id = ${owner} and named.request_id <> ${request}
            and named.status > ${REQUEST_STATUS.CREATED}) as is_used,
        exists (select 1 from tissue.cart_claim claim where claim.cart_id = ${cart}
          and claim.request_id <> ${request} and ${trustedSql(IS_PENDING)}) as is_pending`,
  );
  if (row?.is_used) return 'in_use';
  return row?.is_pending ? 'being_submitted' : undefined;
}
