import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request, ResponseOf } from '@portal/contract/types';
import { Box, Button, fill, formatDate, HStack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useEffect, useRef, useState } from 'react';
import { workload as words } from '#texts/workload';

type Answer = ResponseOf<'GET /reviewer-suggestion/'>;
type Suggestion = Answer['requests'][number]['suggested'][number] & {
  readonly person: Answer['people'][number];
};

type Found = { readonly state: 'found'; readonly suggestion: Suggestion };
type State = Found | { readonly state: 'unasked' | 'asking' | 'nobody' | 'failed' };

/**
 * Shows on request whom the server suggests and why (decision 503). It assigns no one until the user presses Assign.
 */
export function ReviewerSuggestion({
  request,
  role,
  label,
  isBusy,
  onAssign,
}: {
  request: Request;
  role: ReviewerRole;
  /** Label of the reviewer role, such as Primary Reviewer. */
  label: string;
  isBusy: boolean;
  onAssign: (person: { id: number; name: string }) => void;
}) {
  const [found, setFound] = useState<State>({ state: 'unasked' });
  const box = useRef<HTMLDivElement>(null);
  // The panel scrolls separately, so content that opens below its edge is scrolled into view.
  useEffect(() => {
    if (found.state !== 'unasked') box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const ask = async () => {
    setFound({ state: 'asking' });
    try {
      const suggestion = await findSuggestion(request, role);
      setFound(suggestion ? { state: 'found', suggestion } : { state: 'nobody' });
    } catch {
      setFound({ state: 'failed' });
    }
  };
  return (
    <Box mt="1" ref={box} scrollMarginY="4">
      <Button
        size="sm"
        variant="ghost"
        loading={found.state === 'asking'}
        aria-label={fill(words.suggest.askFor, { label })}
        onClick={() => void ask()}
      >
        {words.suggest.ask}
      </Button>
      <div aria-live="polite">
        {found.state === 'nobody' ? <Text textStyle="sm">{words.suggest.noOne}</Text> : null}
        {found.state === 'failed' ? <Text textStyle="sm">{words.suggest.failed}</Text> : null}
        {found.state === 'found' ? <Reason {...found.suggestion} /> : null}
      </div>
      {found.state === 'found' ? (
        <HStack mt="1">
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => {
              const { id, display_name: name } = found.suggestion.person;
              setFound({ state: 'unasked' });
              onAssign({ id, name });
            }}
          >
            {fill(words.suggest.assign, { name: found.suggestion.person.display_name })}
          </Button>
        </HStack>
      ) : null}
    </Box>
  );
}

/** The reasons for suggesting this person. */
function Reason({ person, among, passed_over: passedOver }: Suggestion) {
  const { display_name: name, open, oldest } = person;
  const reasons = [
    open === 0 || oldest === null
      ? fill(words.suggest.free, { name })
      : fill(words.suggest.fewest, { name, open, since: formatDate(oldest) }),
    ...(passedOver > 0 ? [fill(words.suggest.passedOver, { among, count: passedOver })] : []),
  ];
  return <Text textStyle="sm">{reasons.join(' ')}</Text>;
}

async function findSuggestion(request: Request, role: ReviewerRole): Promise<Suggestion | undefined> {
  const { data } = await api('GET /reviewer-suggestion/', {
    query: { request__in: String(request.id), reviewer_role: role },
    silent: true,
  });
  const suggested = data.requests[0]?.suggested[0];
  const person = data.people.find(({ id }) => id === suggested?.reviewer);
  return suggested && person ? { ...suggested, person } : undefined;
}
