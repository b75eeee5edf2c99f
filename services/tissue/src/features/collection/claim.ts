/** A request takes a collection as it is submitted (decision 335). */
import { REQUEST_STATUS, type ClaimedCollection } from '@portal/contract';
import { sql, type Call, type Work } from '@portal/kit';
import { z } from 'zod';
import { CollectionModel } from '../../models/index.ts';
import { CLAIM_SECONDS } from './claim-seconds.ts';
import { readCollectedDonors } from './donors-of-collection.ts';

type Claim = Call<'POST /abn_cart-claim/'>['body'];
type Answer = z.output<typeof ClaimedCollection>;

const refuse = (reason: Extract<Answer, { is_claimed: false }>['reason']): Answer => ({
  is_claimed: false,
  reason,
});

/** Of several that ask at a time one gets it; the same request gets it again, as it is then. */
export async function claimCollection(
  work: Work,
  { cart, request, owner, is_pilot: isPilot }: Claim,
): Promise<Answer> {
  const collection = await work.lock(CollectionModel, cart);
  if (collection?.pi_id !== owner) return refuse('unknown');
  if (collection.pilot_tissue_cart !== isPilot) return refuse('other_kind');
  if (await isTaken(work, { cart, request, owner })) return refuse('in_use');
  const donors = await readCollectedDonors(work, cart);
  if (donors.length === 0) return refuse('empty');
  await work.run(sql`insert into tissue.cart_claim (cart_id, request_id) values (${cart}, ${request})
    on conflict (cart_id) do update set request_id = excluded.request_id, claimed = now()`);
  return { is_claimed: true, collection_name: collection.collection_name, donors };
}

/** By another request that was submitted with it, or that is being submitted at this moment. */
async function isTaken(
  work: Work,
  { cart, request, owner }: Pick<Claim, 'cart' | 'request' | 'owner'>,
): Promise<boolean> {
  const row = await work.row(
    z.object({ taken: z.boolean() }),
    sql`select exists (select 1 from researcher_api.request_collection named
          where named.cart_id = ${cart} and named.owner_id = ${owner} and named.request_id <> ${request}
            and named.status > ${REQUEST_STATUS.CREATED})
        or exists (select 1 from tissue.cart_claim claim
          where claim.cart_id = ${cart} and claim.request_id <> ${request}
            and claim.claimed > now() - make_interval(secs => ${CLAIM_SECONDS})) as taken`,
  );
  return row?.taken ?? true;
}
