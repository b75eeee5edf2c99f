/** Claims a brain-bank collection for a request when it is submitted. The tissue service stores the collections. */
import { ClaimedCollection } from '@portal/contract';
import { createServiceClient, readServiceUrls, type ServiceCall, type ServiceParts } from '@portal/kit';
import type { z } from 'zod';

export interface CollectionClaim {
  readonly cart: number;
  readonly request: number;
  /** The owner of the request; the collection must belong to them. */
  readonly owner: number;
  readonly is_pilot: boolean;
}

export interface CollectionClient {
  /**
   * May be repeated for the same request: it returns the collection as it is at that time.
   * @throws SERVICE_UNAVAILABLE where no answer came
   */
  claim(claim: CollectionClaim, correlationId: string): Promise<z.output<typeof ClaimedCollection>>;
}

export const collectionCalls: readonly ServiceCall[] = [
  { key: 'POST /abn_cart-claim/', answer: ClaimedCollection },
];

export function createCollectionClient({ environment }: Pick<ServiceParts, 'environment'>): CollectionClient {
  const services = createServiceClient(
    readServiceUrls(environment.variables['SERVICE_URLS']),
    environment.serviceToken,
  );
  return {
    claim: (body, correlationId) =>
      services.command('tissue', '/abn_cart-claim/', { body, schema: ClaimedCollection }, correlationId),
  };
}
