import { useEffect, useState } from 'react';
import { PASSWORD_CRITERIA, unmetCriteria, type PasswordCriterion } from '@portal/contract/password';
import { Box, chakra, CheckIcon, fill, LiveRegion, Text, VisuallyHidden } from '@portal/shared-ui';
import { criteria, password as words } from '#texts/password';

/**
 * Milliseconds: long enough that a screen reader announces the state after a pause in typing, not after every letter.
 */
const PAUSE = 800;

/** The password criteria with a tick at each one met; announced when typing pauses (spec 1 section 5). */
export function CriteriaList({ password, id }: { password: string; id: string }) {
  const unmet = unmetCriteria(password);
  const message = useDebounced(password === '' ? '' : progress(unmet));
  return (
    <Box mt="3" textStyle="sm">
      <Box id={id}>
        <Text mb="1">{words.criteria}</Text>
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="0.5">
          {PASSWORD_CRITERIA.map((criterion) => (
            <Criterion key={criterion} criterion={criterion} isMet={!unmet.includes(criterion)} />
          ))}
        </chakra.ul>
      </Box>
      <LiveRegion message={message} />
    </Box>
  );
}

function Criterion({ criterion, isMet }: { criterion: PasswordCriterion; isMet: boolean }) {
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="2" color={isMet ? 'fg.success' : 'fg.muted'}>
      <Box w="4" h="1lh" flexShrink="0" display="grid" placeItems="center" aria-hidden>
        {isMet ? (
          <CheckIcon boxSize="1em" />
        ) : (
          <Box boxSize="1.5" borderRadius="full" borderWidth="1px" borderColor="border.control" />
        )}
      </Box>
      <span>
        {criteria[criterion]}
        <VisuallyHidden>{`, ${isMet ? words.met : words.unmet}`}</VisuallyHidden>
      </span>
    </chakra.li>
  );
}

function progress(unmet: readonly PasswordCriterion[]): string {
  if (unmet.length === 0) return words.allMet;
  return fill(words.progress, {
    met: PASSWORD_CRITERIA.length - unmet.length,
    all: PASSWORD_CRITERIA.length,
    missing: unmet.map((criterion) => criteria[criterion]).join(', '),
  });
}

/** `text` after it has not changed for a while. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
