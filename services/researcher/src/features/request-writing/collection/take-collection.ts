/** Claims the collection named in a request, and stores its contents at that moment (decision 335). */
import { requestType, type FormAnswers, type RequestType } from '@portal/contract';
import { AppError, asJson, invalid, sql, type Work } from '@portal/kit';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';

const words = requestRefusals.collection;

/** The collection named in the answers: null for none, undefined for a type that has no such answer. */
export function namedCollection(type: number, answers: FormAnswers): number | null | undefined {
  const { collection } = requestType(type);
  if (!collection) return undefined;
  const cart = answers[collection.field];
  return typeof cart === 'number' ? cart : null;
}

export interface TakingRequest {
  readonly id: number;
  readonly type: RequestType;
  readonly ownerId: number;
  readonly answers: FormAnswers;
}

/**
 * The request's row must be locked. If the form asked for no collection, nothing is claimed.
 * @throws CONFLICT where another request has the collection or is being submitted with it, INVALID_INPUT where it
 * cannot be used for this request, SERVICE_UNAVAILABLE
 */
export async function takeCollection(
  work: Work,
  collections: CollectionClient,
  { id, type, ownerId, answers }: TakingRequest,
  correlationId: string,
): Promise<void> {
  const { collection } = requestType(type);
  const cart = namedCollection(type, answers);
  if (!collection || typeof cart !== 'number') return;
  const claimed = await collections.claim(
    { cart, request: id, owner: ownerId, is_pilot: collection.isPilot },
    correlationId,
  );
  if (!claimed.is_claimed) {
    if (claimed.reason === 'in_use') throw new AppError('CONFLICT', words.inUse);
    if (claimed.reason === 'being_submitted') throw new AppError('CONFLICT', words.beingSubmitted);
    const { other_kind: otherKind } = words;
    throw invalid({
      [`additional_data.${collection.field}`]: [
        claimed.reason === 'other_kind'
          ? otherKind[collection.isPilot ? 'pilot' : 'main']
          : words[claimed.reason],
      ],
    });
  }
  // `clock_timestamp()`, because the brain bank's service compares it with its claim, which is later than the start of
  // this transaction.
  await work.run(sql`insert into researcher.request_collection (request_id, cart_id, collection_name, donors, submitted)
    values (${id}, ${cart}, ${claimed.collection_name}, ${asJson(claimed.donors)}::jsonb, clock_timestamp())
    on conflict (request_id) do update set cart_id = excluded.cart_id, collection_name = excluded.collection_name,
      donors = excluded.donors, submitted = excluded.submitted`);
}
