/** Demo orders for approved and fulfilled tissue requests: shipped, awaiting confirmation, ordered, delivered. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';

interface Orderable {
  readonly id: number;
  readonly type: number;
  readonly status: number;
  readonly decided: Date;
  readonly answers: Readonly<Record<string, string | undefined>>;
  readonly institution: string;
  readonly hashes: readonly string[];
}

type Stage = 'waiting' | 'shipped' | 'ordered' | 'arrived';

/** Request types that ask for donors. */
const TYPES = ALL_REQUEST_TYPES.filter(({ collection }) => collection).map(({ number }) => number);

const DAY = 86_400_000;
/** Days ago. */
const SENT: Readonly<Record<'waiting' | 'shipped', number>> = { waiting: 12, shipped: 3 };
/** Days between an order and its shipment. */
const PACKING = 4;
const CARRIERS = ['FedEx', 'World Courier', 'UPS'] as const;
/** Approved requests to leave without an order. */
const FEWEST_FREE = 1;
const MOST_ARRIVED = 2;
const DONORS = 3;

/** The oldest decision gets the stage `waiting`. */
function planStages(requests: readonly Orderable[]): [Orderable, Stage][] {
  const approved = requests.filter(({ status }) => status === REQUEST_STATUS.APPROVED);
  const stages: readonly Stage[] = ['waiting', 'shipped', 'ordered'];
  const busy = approved
    .slice(0, Math.max(0, approved.length - FEWEST_FREE))
    .slice(0, stages.length)
    .map((request, index): [Orderable, Stage] => [request, stages[index] ?? 'ordered']);
  const arrived = requests
    .filter(({ status }) => status === REQUEST_STATUS.FULFILLED)
    .slice(0, MOST_ARRIVED)
    .map((request): [Orderable, Stage] => [request, 'arrived']);
  return [...busy, ...arrived];
}

/** `days` ago, but not before the request was approved. */
const daysAgo = ({ decided }: Orderable, days: number, now: number): Date =>
  new Date(Math.max(now - days * DAY, decided.getTime() + DAY / 2));

/** Tissue of a fulfilled request arrived in the days after its decision; the other dates are in the last month. */
function planMoments(request: Orderable, stage: Stage, now: number): { ordered: Date; sent: Date | null } {
  if (stage === 'ordered') return { ordered: daysAgo(request, 1, now), sent: null };
  if (stage !== 'arrived')
    return {
      ordered: daysAgo(request, SENT[stage] + PACKING, now),
      sent: daysAgo(request, SENT[stage], now),
    };
  const decided = request.decided.getTime();
  return { ordered: new Date(decided + DAY / 2), sent: new Date(decided + PACKING * DAY) };
}

export async function seedOrders(context: SeedContext): Promise<void> {
  const { client } = context;
  const { rows: requests } = await client.query<Orderable>(
    `select r.id, r.type, r.status, coalesce(r.decision_date, r.submission_date) as decided, r.additional_data as answers,
      institution.name as institution,
      array(select donor ->> 'donor_hash' from jsonb_array_elements(kept.donors) donor) as hashes
    from researcher.request r join researcher.request_collection kept on kept.request_id = r.id
    join core.institution institution on institution.id = r.institution_id
    where r.type = any($1) and r.status in ($2, $3) order by 4, 1`,
    [TYPES, REQUEST_STATUS.APPROVED, REQUEST_STATUS.FULFILLED],
  );
  const { rows: managers } = await client.query<{ id: number }>(
    `select account_id as id from core.account_group where role = 'abn_proj_mgr' order by 1 limit 1`,
  );
  const manager = managers[0]?.id ?? null;
  const now = Date.now();
  for (const [index, [request, stage]] of planStages(requests).entries())
    await seedOrder(context, { request, stage, manager, now, index });
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
}

interface Seeded {
  readonly request: Orderable;
  readonly stage: Stage;
  readonly manager: number | null;
  readonly now: number;
  readonly index: number;
}

async function seedOrder(
  context: SeedContext,
  { request, stage, manager, now, index }: Seeded,
): Promise<void> {
  const { client } = context;
  const { ordered: orderedAt, sent: sentAt } = planMoments(request, stage, now);
  const { answers } = request;
  await context.as(manager, orderedAt);
  const { rows } = await client.query<{ id: number }>(
    `insert into tissue.order (key, request_id, request_type, creator_id, name, email, institution, address, city, region,
      postal_code, country, phone_numbers, state, sent, created, modified)
    values (md5('order ' || $1::int)::uuid, $1::int, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'sent', $13, $13, $13) returning id`,
    [
      request.id,
      request.type,
      manager,
      answers['full_name'] ?? '',
      answers['email'] ?? '',
      request.institution,
      answers['address'] ?? '',
      answers['city'] ?? '',
      answers['region'] ?? '',
      answers['postal_code'] ?? '',
      answers['country'] ?? '',
      [answers['phone_number'] ?? ''],
      orderedAt,
    ],
  );
  const id = rows[0]?.id;
  await client.query(
    `insert into tissue.order_sending (order_id, revision, sent_revision) values ($1, 1, 1)`,
    [id],
  );
  await client.query(
    `insert into tissue.order_case (order_id, position, hash_code, hemisphere, tissue_type, storage, amount, unit, is_received)
    select $1, row_number() over (order by asked.place) - 1, asked.hash, sample.hemisphere, sample.region, sample.preservation,
      case sample.unit when 'g' then 0.5 else 1 end, sample.unit, case when $4 then true end
    from unnest($2::text[]) with ordinality asked (hash, place)
    join tissue.donor donor on donor.donor_hash = asked.hash
    join lateral (select * from tissue.donor_sample own where own.donor_id = donor.id and own.is_available and own.amount >= 1
      order by own.source_key limit 1) sample on true
    order by asked.place limit $3`,
    [id, request.hashes, DONORS, stage === 'arrived'],
  );
  await client.query(
    `update tissue.order set donor = (select jsonb_object_agg(piece.hash_code, jsonb_build_object('hemisphere', piece.hemisphere,
      'tissue', '', 'description', '', 'record_id', '')) from tissue.order_case piece where piece.order_id = $1) where id = $1`,
    [id],
  );
  if (sentAt === null) return;
  await context.as(manager, sentAt);
  const arrivedAt = stage === 'arrived' ? new Date(sentAt.getTime() + 2 * DAY) : null;
  // Marks waiting shipments as already reminded, so that a starting demo sends no email.
  const remindedAt = stage === 'waiting' ? new Date(sentAt.getTime() + 10 * DAY) : null;
  await client.query(
    `insert into tissue.shipment (order_id, state, carrier, tracking_number, packed, sent, arrived, confirmed, reminded)
    values ($1, $2, $3, $4, $5, $5, $6, $6, $7)`,
    [
      id,
      arrivedAt === null ? 'sent' : 'arrived',
      CARRIERS[index % CARRIERS.length],
      `7712 ${String(3301 + index * 17)} ${String(5500 + index * 31)}`,
      sentAt,
      arrivedAt,
      remindedAt,
    ],
  );
}
