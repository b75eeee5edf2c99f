import type { Request } from '@portal/contract/types';
import { DefinitionList } from '@portal/shared-ui';

const answer = (value: boolean | null | undefined): string => (value === true ? 'Agreed' : 'Not agreed');

/** What the researcher agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  return (
    <DefinitionList
      items={[
        { term: 'Usage policy', value: answer(details?.agreed_to_usage_policy) },
        { term: 'NIH data sharing terms', value: answer(details?.agreed_nih) },
        { term: 'Data safeguards', value: answer(details?.data_safeguard) },
        { term: 'GPF viewer access', value: details?.gpf_access_status === 2 ? 'Wanted' : 'Not wanted' },
      ]}
    />
  );
}
