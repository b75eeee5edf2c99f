/** The brain bank's collections of donors, stored by the tissue service: a request takes one as it is submitted. */
import { ClaimedCollection } from '@portal/contract';
import { createServiceClient, readServiceUrls, type ServiceCall, type ServiceParts } from '@portal/kit';
import type { z } from 'zod';

export interface CollectionClaim {
  readonly cart: number;
  readonly request: number;
  /** Whose request it is: the collection must be theirs. */
  readonly owner: number;
  readonly is_pilot: boolean;
}

export interface CollectionClient {
  /**
   * May be asked again for the same request: it gets the collection as it is then.
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
