import { requestCollection as words } from '#texts/request-collection';
import { EntryField } from '../../design/form/EntryField.tsx';
import { Phrase } from '../../design/layout/Phrase.tsx';
import { fill } from '../../design/layout/fill.ts';
import { Button, HStack, Link, Stack, Text } from '../../design/layout/primitives.ts';
import { RouterLink } from '../../design/router/index.ts';
import { useList } from '../data/index.ts';
import { RetryPanel } from '../errors/index.ts';

export interface CollectionChoiceProps {
  name: string;
  label: string;
  help?: string;
  /** The request and its owner. */
  request: { readonly id: number; readonly owner: { readonly id: number } };
  isPilot: boolean;
  /** Id of the collection; null for none. */
  value: number | null;
  error?: string | undefined;
  onChange: (cart: number | null) => void;
}

/** Lets the user choose a collection of the request's owner that no other request uses (spec 2 section 5). */
export function CollectionChoice({
  name,
  label,
  help,
  request,
  isPilot,
  value,
  error,
  onChange,
}: CollectionChoiceProps) {
  const list = useList('GET /abn_cart/', {
    pi: request.owner.id,
    pilot_tissue_cart: isPilot,
    ordering: 'collection_name',
    limit: 200,
  });
  if (list.error)
    return (
      <RetryPanel title={words.choice.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  const free = list.rows.filter((row) => row.request === null || row.request.id === request.id);
  const others = list.rows.length - free.length;
  const isGone = value !== null && !list.isLoading && !free.some(({ id }) => id === value);
  const catalogue = `/tissue-catalogue?request=${request.id}${isPilot ? '&store=pilot' : ''}`;
  return (
    <Stack gap="3">
      <EntryField
        field={{
          type: 'radio',
          name,
          label,
          help,
          options: free.map((row) => ({
            value: row.id,
            label: row.collection_name,
            help: fill(words.choice.donors, { count: row.identifiers.length }),
          })),
        }}
        value={value}
        error={error ?? (isGone ? words.choice.gone : undefined)}
        onChange={(chosen) => onChange(chosen ? Number(chosen) : null)}
        onBlur={() => {}}
      />
      {free.length === 0 && !list.isLoading ? (
        <Text>{isPilot ? words.choice.nonePilot : words.choice.none}</Text>
      ) : null}
      {others > 0 ? (
        <Text color="fg.muted">
          <Phrase text={words.choice.inUse} values={{ count: others }} />
        </Text>
      ) : null}
      <HStack gap="4" wrap="wrap">
        <Link asChild>
          <RouterLink to={catalogue}>{words.choice.make}</RouterLink>
        </Link>
        <Button size="sm" variant="ghost" loading={list.isValidating} onClick={() => void list.reload()}>
          {words.choice.refresh}
        </Button>
      </HStack>
    </Stack>
  );
}
