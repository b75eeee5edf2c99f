import { useApi } from '@portal/shared-ui/data';
import { YearNotice } from './YearNotice.tsx';

/** On the page of the institution, for who signs for it: by when its researchers are to be verified. */
export function OfficialYear({ institution }: { institution: number }) {
  const { data } = useApi('GET /institution/{id}/verification/', { params: { id: institution } });
  return <YearNotice year={data?.year ?? null} />;
}
