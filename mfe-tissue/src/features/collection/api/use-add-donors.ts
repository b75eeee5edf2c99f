import type { DonorStore } from '@portal/contract/donors';
import type { Collection } from '@portal/contract/types';
import { api, ApiError } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { COLLECTION_READS } from './resubmission.ts';
import { getContent } from '../model/same-collection.ts';

/**
 * Adds to the newest version of the collection, so no one's change is lost. If someone saves in between, it reads and
 * writes once more.
 */
async function addTo(id: number, hashes: readonly string[], isLast = false): Promise<Collection> {
  const params = { id };
  const { data, etag } = await api('GET /abn_cart/{id}/', { params, quiet: true });
  const identifiers = [...new Set([...data.identifiers, ...hashes])];
  try {
    const body = { ...getContent(data), identifiers };
    return (await api('PUT /abn_cart/{id}/', { params, body, ifMatch: etag, quiet: true })).data;
  } catch (refusal) {
    if (isLast || !(refusal instanceof ApiError) || refusal.code !== 'STALE') throw refusal;
    return addTo(id, hashes, true);
  }
}

export interface NewCollection {
  readonly name: string;
  /** Only staff choose the owner. */
  readonly pi?: number;
}

/** Adds donors to an existing collection, or to a new one. */
export function useAddDonors(store: DonorStore, onSaved: (collection: Collection) => void) {
  const write = useWriteSteps<Collection>({ invalidates: COLLECTION_READS, onDone: onSaved });
  return {
    ...write,
    addTo: (id: number, hashes: readonly string[]) => write.run(() => addTo(id, hashes)),
    create: ({ name, pi }: NewCollection, hashes: readonly string[]) =>
      write.run(async () => {
        const body = {
          collection_name: name,
          identifiers: [...hashes],
          pilot_tissue_cart: store === 'pilot',
          ...(pi === undefined ? {} : { pi }),
        };
        return (await api('POST /abn_cart/', { body, quiet: true })).data;
      }),
  };
}
