import { useApi } from '@portal/shared-ui/data';
import { ReadGate, ToNotFound } from '@portal/shared-ui/errors';
import { useSearchParams } from '@portal/shared-ui/router';
import { ApprovedOnly } from '../../donor-table/components/ApprovedOnly.tsx';
import { DonorView } from '../components/DonorView.tsx';
import { catalogue } from '#texts/catalogue';
import { donorPage as words } from '#texts/donor-page';

const HASH = /^[0-9a-f]{16}$/;

/** /abn_donor/?donor_hash={hash}: one donor (spec 3 section 2.9). */
export function Component() {
  const [parameters] = useSearchParams();
  const hash = parameters.get('donor_hash') ?? '';
  return <ApprovedOnly>{HASH.test(hash) ? <Gate key={hash} hash={hash} /> : <ToNotFound />}</ApprovedOnly>;
}

function Gate({ hash }: { hash: string }) {
  const read = useApi('GET /abn_donor/', { query: { donor_hash: hash }, swr: { keepPreviousData: false } });
  return (
    <ReadGate read={read} failure={words.loadFailed} heading={catalogue.title}>
      {(donor) => <DonorView donor={donor} />}
    </ReadGate>
  );
}
