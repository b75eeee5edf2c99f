import { MESSAGES } from '@portal/contract/messages';
import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { DefinitionList, LoadingText, Stack, Text } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { RetryPanel } from '../../design/errors/index.ts';
import { requestQueue as words } from '#texts/request-queue';

const TITLES = [
  ['title', words.scientificTitle],
  ['abstract', words.scientificAbstract],
  ['public_title', words.publicTitle],
  ['public_abstract', words.publicAbstract],
] as const;

/**
 * The scientific and the public title and abstract of the study (spec 2 section 2.3); loaded when a user expands the
 * row.
 */
function MatchDetails({ id }: { id: number }) {
  const { data, error, reload } = useApi('GET /request/{id}/', {
    params: { id },
    query: { expand: 'details' },
  });
  if (error) return <RetryPanel title={words.study} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText />;
  const answers: Readonly<Record<string, unknown>> = data.details?.additional_data ?? {};
  const items = TITLES.flatMap(([name, term]) => {
    const value = answers[name];
    return typeof value === 'string' && value.trim() !== '' ? [{ term, value }] : [];
  });
  if (items.length === 0) return <Text>{MESSAGES.noDetails}</Text>;
  return (
    <Stack maxW="prose" whiteSpace="pre-wrap">
      <DefinitionList items={items} />
    </Stack>
  );
}

/** For a table of requests: only Research Match applications can be expanded; a renewal asks for no titles. */
export const matchDetails = ({ id, type }: Pick<Request, 'id' | 'type'>) => {
  const { flow, forms } = requestType(type);
  return flow === 'research_match' && forms.length > 0 ? <MatchDetails id={id} /> : null;
};
