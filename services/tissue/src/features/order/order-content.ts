/** The pieces of an order as rows, and the order in the format of BINS. */
import type { OrderFields } from '@portal/contract';
import { asJson, sql, type Reads, type Work } from '@portal/kit';
import type { BinsOrder } from '../../clients/bins.client.ts';
import { OrderCaseModel, OrderModel } from '../../models/index.ts';

type Pieces = OrderFields['cases'];

export async function readPieces(reads: Reads, order: number): Promise<Pieces> {
  const rows = await reads.read(OrderCaseModel).matching({ order_id: order }).inOrder('position', 'id');
  return rows.map((row) => ({
    hash_code: row.hash_code,
    distribution_id: row.distribution_id,
    hemisphere: row.hemisphere,
    tissue_type: row.tissue_type,
    storage: row.storage,
    amount: Number(row.amount),
    unit: row.unit,
    description: row.description,
  }));
}

/**
 * Replaces the rows with the list, position by position, so that the history shows what changed. The order must be
 * locked.
 */
export async function storePieces(work: Work, order: number, pieces: Pieces): Promise<void> {
  const rows = pieces.map((piece, position) => ({ ...piece, position }));
  await work.run(sql`delete from tissue.order_case where order_id = ${order} and position >= ${rows.length}`);
  await work.run(sql`with given as (
      select one.* from jsonb_to_recordset(${asJson(rows)}::jsonb) one (position int, hash_code text, distribution_id text,
        hemisphere text, tissue_type text, storage text, amount numeric, unit text, description text)),
    changed as (
      update tissue.order_case piece set hash_code = given.hash_code, distribution_id = given.distribution_id,
        hemisphere = given.hemisphere, tissue_type = given.tissue_type, storage = given.storage, amount = given.amount,
        unit = given.unit, description = given.description
      from given where piece.order_id = ${order} and piece.position = given.position
        and (piece.hash_code, piece.distribution_id, piece.hemisphere, piece.tissue_type, piece.storage, piece.amount,
          piece.unit, piece.description) is distinct from (given.hash_code, given.distribution_id, given.hemisphere,
          given.tissue_type, given.storage, given.amount, given.unit, given.description))
    insert into tissue.order_case (order_id, position, hash_code, distribution_id, hemisphere, tissue_type, storage, amount,
      unit, description)
    select ${order}::int, given.position, given.hash_code, given.distribution_id, given.hemisphere, given.tissue_type,
      given.storage, given.amount, given.unit, given.description
    from given where not exists (select 1 from tissue.order_case piece
      where piece.order_id = ${order} and piece.position = given.position)
    order by given.position`);
}

export async function readForBins(reads: Reads, id: number): Promise<BinsOrder> {
  const order = await reads.read(OrderModel).findById(id);
  if (!order) throw new Error(`order ${id} is to be sent, and is not there`);
  return {
    orderId: order.id,
    request_id: order.request_id,
    request_type: order.request_type,
    name: order.name,
    email: order.email,
    institution: order.institution,
    address: order.address,
    city: order.city,
    region: order.region,
    postal_code: order.postal_code,
    country: order.country,
    phone_numbers: order.phone_numbers,
    donor: order.donor,
    cases: await readPieces(reads, id),
    created_date: order.created.toISOString(),
  };
}
