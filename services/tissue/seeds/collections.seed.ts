/** Demo data: the collections of the demo's tissue requests, as submitted, and some unused ones. */
import { ALL_REQUEST_TYPES } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';

const PILOT_TYPES = ALL_REQUEST_TYPES.filter(({ collection }) => collection?.isPilot).map(
  ({ number }) => number,
);

interface Named {
  readonly cart: number;
  readonly pilot: boolean;
  readonly request: number;
  readonly owner: number;
  readonly area: string | null;
  readonly created: Date;
  readonly submitted: Date | null;
}

/** Unused collections, by the email address of their researcher. */
const FREE: readonly (readonly [email: string, name: string, isPilot: boolean])[] = [
  ['pi@demo.test', 'Young adults, frozen', false],
  ['pi@demo.test', 'Cerebellum, both sexes', false],
  ['pi@demo.test', 'Staining trial', true],
  ['pi2@demo.test', 'Amygdala and controls', false],
  ['pi2@demo.test', 'First blocks', true],
];
const FEWEST = 6;
const MOST = 18;

/** A typical collection: confirmed donors, half of them without autism. */
async function makeCollection(
  context: SeedContext,
  collection: { id?: number; name: string; owner: number; isPilot: boolean; at: Date },
): Promise<number> {
  const { client, random } = context;
  const { rows } = await client.query<{ id: number }>(
    `insert into tissue.cart (id, collection_name, pi_id, creator_id, pilot_tissue_cart, created, modified)
    values (coalesce($1, nextval(pg_get_serial_sequence('tissue.cart', 'id'))), $2, $3, $3, $4, $5, $5) returning id`,
    [collection.id ?? null, collection.name, collection.owner, collection.isPilot, collection.at],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the insert of a collection answered nothing');
  await context.as(collection.owner, collection.at);
  await client.query(
    `insert into tissue.cart_donor (cart_id, donor_hash, position)
    select $1, chosen.donor_hash, row_number() over (order by chosen.id) - 1 from (
      select donor.id, donor.donor_hash, row_number() over (
        partition by donor.diagnosis ilike '%autism%' order by md5(donor.donor_hash || $2)) as place
      from tissue.donor donor where donor.store = $3 and donor.confirmation_status = 'Confirmed'
        and (donor.is_available or md5($2 || donor.donor_hash) < '4')) chosen
    where chosen.place <= $4`,
    [
      id,
      collection.name + String(collection.owner),
      collection.isPilot ? 'pilot' : 'main',
      Math.ceil(random.integer(FEWEST, MOST) / 2),
    ],
  );
  return id;
}

export async function seedCollections(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows } = await client.query<Named>(
    `select researcher.named_cart(r.additional_data) as cart, r.type = any($1) as pilot, r.id as request, r.owner_id as owner,
      r.additional_data ->> 'brain_area' as area, r.created, r.submission_date as submitted
    from researcher.request r where researcher.named_cart(r.additional_data) is not null order by 1`,
    [PILOT_TYPES],
  );
  for (const { cart, pilot, request, owner, area, created, submitted } of rows) {
    const at = new Date(created.getTime() - 3_600_000);
    await context.as(owner, at);
    // The cart number makes the name unique, since one researcher may have several requests about one area.
    const name = `${area ?? 'Cortex'} ${cart}`;
    await makeCollection(context, { id: cart, name, owner, isPilot: pilot, at });
    if (submitted === null) continue;
    await client.query(
      `insert into researcher.request_collection (request_id, cart_id, collection_name, donors, submitted)
      select $1, $2, $3, coalesce(jsonb_agg(jsonb_build_object('donor_hash', donor.donor_hash, 'diagnosis', donor.diagnosis,
          'confirmation_status', donor.confirmation_status, 'age', donor.age, 'gender', donor.gender, 'pmi', donor.pmi,
          'rin', donor.rin, 'left_hemisphere', donor.left_hemisphere, 'right_hemisphere', donor.right_hemisphere,
          'brainstem', donor.brainstem) order by held.position), '[]'), $4
      from tissue.cart_donor held join tissue.donor donor on donor.donor_hash = held.donor_hash where held.cart_id = $2`,
      [request, cart, name, submitted],
    );
  }
  await client.query(
    `select setval(pg_get_serial_sequence('tissue.cart', 'id'), coalesce((select max(id) from tissue.cart), 0) + 1, false)`,
  );
  const now = Date.now();
  for (const [index, [email, name, isPilot]] of FREE.entries()) {
    const { rows: people } = await client.query<{ id: number }>(
      'select id from core.account where email = $1',
      [email],
    );
    const owner = people[0]?.id;
    if (owner === undefined) continue;
    const at = new Date(now - (index + 2) * 86_400_000);
    await context.as(owner, at);
    await makeCollection(context, { name, owner, isPilot, at });
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
}
