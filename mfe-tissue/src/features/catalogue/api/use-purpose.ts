import { useApi } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';

const readId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** What the catalogue was opened for: a tissue request, or a collection that gets more donors. */
export function usePurpose() {
  const [parameters] = useSearchParams();
  const requestId = readId(parameters.get('request'));
  const collectionId = readId(parameters.get('collection'));
  // without them the catalogue is the same: what is not there, or not one's own, is shown to no one
  const request = useApi('GET /request/{id}/', {
    params: { id: requestId ?? 0 },
    enabled: requestId !== undefined,
    silent: true,
  });
  const collection = useApi('GET /abn_cart/{id}/', {
    params: { id: collectionId ?? 0 },
    enabled: collectionId !== undefined,
    silent: true,
  });
  return { request: request.data, collection: collection.data };
}
