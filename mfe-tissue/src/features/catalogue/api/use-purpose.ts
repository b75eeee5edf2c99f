import { useApi } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';

const readId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Why the catalogue was opened: for a tissue request, or to add donors to a collection. */
export function usePurpose() {
  const [parameters] = useSearchParams();
  const requestId = readId(parameters.get('request'));
  const collectionId = readId(parameters.get('collection'));
  // a request or collection that does not exist or belongs to someone else is ignored; the catalogue opens as usual
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
