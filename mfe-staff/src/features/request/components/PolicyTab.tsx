import type { Request } from '@portal/contract/types';
import { DefinitionList } from '@portal/shared-ui';
import { request as words } from '#texts/request';

const answer = (value: boolean | null | undefined): string => (value === true ? 'Agreed' : words.notAgreed);

/** What the researcher agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  return (
    <DefinitionList
      items={[
        { term: words.usagePolicy, value: answer(details?.agreed_to_usage_policy) },
        { term: words.nihDataSharingTerms, value: answer(details?.agreed_nih) },
        { term: words.dataSafeguards, value: answer(details?.data_safeguard) },
        { term: words.gpfViewerAccess, value: details?.gpf_access_status === 2 ? 'Wanted' : words.notWanted },
      ]}
    />
  );
}
