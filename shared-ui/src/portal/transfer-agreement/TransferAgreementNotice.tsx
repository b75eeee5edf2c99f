import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { fill, Notice, Phrase, Text } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { useList } from '../data/index.ts';
import { mtaOfRequest as words } from '#texts/mta';

/** The status of the agreement of a tissue request, with a link to it. Renders nothing if the user may not see one. */
export function TransferAgreementNotice({ request }: { request: Pick<Request, 'id' | 'type'> }) {
  const { rows } = useList(
    'GET /transfer-agreement/',
    { request: request.id, ordering: '-version', limit: 1 },
    // The page also works without it, so failures are silent.
    { enabled: requestType(request.type).collection !== undefined, silent: true },
  );
  const [agreement] = rows;
  if (!agreement || agreement.state === 'voided') return null;
  const { state, institution } = agreement;
  const link = <RouteLink to={`/mta/${agreement.id}`}>{words.open}</RouteLink>;
  // A valid agreement needs no action: it is shown in a line.
  if (state === 'executed')
    return (
      <Text color="fg.muted">
        <Phrase text={words.executed} values={{ link }} />
      </Text>
    );
  return (
    <Notice tone="info" title={words.title}>
      <Text>{fill(words[state], { institution: institution.display_name })}</Text>
      {link}
    </Notice>
  );
}
