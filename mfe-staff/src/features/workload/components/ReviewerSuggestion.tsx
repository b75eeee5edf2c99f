import type { Request } from '@portal/contract/types';
import { Box, Button, fill, formatDate, HStack, Text } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { findSuggestion } from '../api/find-suggestion.ts';
import type { Suggestion } from '../model/choose-reviewer.ts';
import { workload as words } from '#texts/workload';

type Found = { readonly state: 'found'; readonly suggestion: Suggestion };
type State = Found | { readonly state: 'unasked' | 'asking' | 'nobody' | 'failed' };

/** On request, who has the fewest open reviews and why. It assigns nobody before somebody presses Assign. */
export function ReviewerSuggestion({
  request,
  groups,
  label,
  isBusy,
  onAssign,
}: {
  request: Request;
  groups: readonly string[];
  /** Of the part, such as Primary Reviewer. */
  label: string;
  isBusy: boolean;
  onAssign: (person: { id: number; name: string }) => void;
}) {
  const [found, setFound] = useState<State>({ state: 'unasked' });
  const box = useRef<HTMLDivElement>(null);
  // The panel scrolls by itself: what opens below its edge would be missed.
  useEffect(() => {
    if (found.state !== 'unasked') box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const ask = async () => {
    setFound({ state: 'asking' });
    try {
      const suggestion = await findSuggestion(request, groups);
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
        {found.state === 'nobody' ? <Text textStyle="sm">{words.suggest.nobody}</Text> : null}
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

/** Why it is this person, in words. */
function Reason({ person, among, passedOver }: Suggestion) {
  const { display_name: name, open, oldest } = person;
  const reasons = [
    open === 0 || oldest === null
      ? fill(words.suggest.free, { name, among })
      : fill(words.suggest.fewest, { name, open, among, since: formatDate(oldest) }),
    words.suggest.noConflict,
    ...(passedOver > 0 ? [fill(words.suggest.passedOver, { count: passedOver })] : []),
  ];
  return <Text textStyle="sm">{reasons.join(' ')}</Text>;
}
