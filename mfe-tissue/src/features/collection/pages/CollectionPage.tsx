import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { useObjectId } from '@portal/shared-ui/router';
import { ApprovedOnly } from '../../donor-table/components/ApprovedOnly.tsx';
import { CollectionView } from '../components/CollectionView.tsx';
import { catalogue } from '#texts/catalogue';
import { collection as words } from '#texts/collection';

/** /tissue-catalogue/{cartId}: one collection (spec 2 section 2.7, 3 section 2.9). */
export function Component() {
  return (
    <ApprovedOnly>
      <Gate />
    </ApprovedOnly>
  );
}

function Gate() {
  const id = useObjectId();
  const read = useApi('GET /abn_cart/{id}/', { params: { id } });
  return (
    <ReadGate read={read} failure={words.loadFailed} heading={catalogue.title}>
      {(collection) => (
        <CollectionView key={id} collection={collection} etag={read.etag} reload={read.reload} />
      )}
    </ReadGate>
  );
}
