/** How much tissue of a donor is left; prevents orders that exceed it (decision 351). */
import { HEMISPHERES, formatPlace, REQUEST_STATUS, Stock, type OrderCase } from '@portal/contract';
import { AppError, invalid, say, sql, trustedSql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { orderRefusals as words } from '../../texts/en/order.ts';

const StockRow = Stock.extend({ donor_hash: z.string(), hemisphere: z.enum(HEMISPHERES) });
export type StockRow = z.output<typeof StockRow>;

/**
 * A piece is reserved until an import from the brain bank that started after its shipment: from then on the brain
 * bank's amount no longer includes it. A rejected or withdrawn request reserves nothing that was not shipped.
 */
const RESERVED = `(asked.status not in (${REQUEST_STATUS.REJECTED}, ${REQUEST_STATUS.WITHDRAWN}) or shipment.sent is not null)
  and not exists (select 1 from tissue.donor_sync reading where reading.store = donor.store and reading.state = 'done'
    and reading.started > shipment.sent)`;

/** By donor, hemisphere, tissue, preservation and unit; counts all orders except `except`. */
export const readStock = async (
  reads: Reads,
  hashes: readonly string[],
  except: number | null = null,
): Promise<StockRow[]> =>
  reads.rows(
    StockRow,
    sql`select there.*, case when there.amount is not null
        then greatest((there.amount - coalesce(taken.amount, 0)), 0)::float end as left
      from (select donor.donor_hash, donor.store, sample.hemisphere, sample.region as tissue_type,
          sample.preservation as storage, sample.unit,
          case when bool_and(sample.amount is not null) then sum(sample.amount)::float end as amount
        from tissue.donor donor join tissue.donor_sample sample on sample.donor_id = donor.id and sample.is_available
        where donor.donor_hash = any(${[...hashes]}::text[])
        group by donor.donor_hash, donor.store, sample.hemisphere, sample.region, sample.preservation, sample.unit) there
      left join lateral (
        select sum(piece.amount)::float as amount
        from tissue.order_case piece join tissue.order ordered on ordered.id = piece.order_id
        join tissue.donor donor on donor.donor_hash = piece.hash_code
        left join researcher_api.request asked on asked.id = ordered.request_id
        left join tissue.shipment shipment on shipment.order_id = ordered.id
        where piece.hash_code = there.donor_hash and piece.hemisphere = there.hemisphere
          and piece.tissue_type = there.tissue_type and piece.storage = there.storage and piece.unit = there.unit
          and ordered.id <> coalesce(${except}::int, 0) and ${trustedSql(RESERVED)}) taken on true
      order by there.donor_hash, there.hemisphere, there.tissue_type, there.storage, there.unit`,
  );

type Piece = Pick<OrderCase, 'hash_code' | 'hemisphere' | 'tissue_type' | 'storage' | 'unit' | 'amount'>;
const getKey = ({ hash_code: hash, hemisphere, tissue_type: tissue, storage, unit }: Omit<Piece, 'amount'>) =>
  JSON.stringify([hash, hemisphere, tissue, storage, unit]);

function sumUp(pieces: readonly Piece[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const piece of pieces) sums.set(getKey(piece), (sums.get(getKey(piece)) ?? 0) + piece.amount);
  return sums;
}

/** Sums of fractions of a gram may have rounding errors. */
const TOLERANCE = 1e-6;
const rounded = (amount: number): string => String(Math.round(amount * 1000) / 1000);

/** Serializes orders for tissue of the same donors. */
const lockStock = (work: Work, hashes: readonly string[]) =>
  work.run(sql`select pg_advisory_xact_lock(hashtext('tissue.stock'), donor.id)
    from (select id from tissue.donor where donor_hash = any(${[...hashes]}::text[]) order by id) donor`);

/**
 * @param order the order being changed, whose own pieces do not count as reserved
 * @throws INVALID_INPUT for tissue that the brain bank does not have; CONFLICT for more than is left
 */
export async function takeStock(
  work: Work,
  pieces: readonly Piece[],
  order: { readonly id: number | null; readonly pieces: readonly Piece[] },
): Promise<void> {
  const hashes = [...new Set(pieces.map(({ hash_code: hash }) => hash))];
  await lockStock(work, hashes);
  const stock = new Map(
    (await readStock(work, hashes, order.id)).map((row) => [
      getKey({ ...row, hash_code: row.donor_hash }),
      row,
    ]),
  );
  const had = sumUp(order.pieces);
  const wanted = sumUp(pieces);
  for (const [index, piece] of pieces.entries()) {
    const key = getKey(piece);
    const amount = wanted.get(key) ?? 0;
    if (amount <= (had.get(key) ?? 0) + TOLERANCE) continue;
    const there = stock.get(key);
    if (!there) throw invalid({ [`cases.${index}`]: [say(words.noSuchTissue, { donor: piece.hash_code })] });
    if (there.left !== null && amount > there.left + TOLERANCE)
      throw new AppError(
        'CONFLICT',
        say(words.tooMuch, {
          donor: piece.hash_code,
          left: rounded(there.left),
          unit: piece.unit,
          place: formatPlace(piece),
          storage: piece.storage,
        }),
      );
  }
}
