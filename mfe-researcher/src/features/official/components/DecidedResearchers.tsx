import { useRef, useState } from 'react';
import { Box, Button, chakra, fill, Flex, formatDate, Heading, StatusBadge, Text } from '@portal/shared-ui';
import { verification as words } from '#texts/verification';
import { DecisionRecord } from './VerificationResult.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useVerdicts } from '../api/use-verdicts.ts';
import { isWaiting, type Researcher, type VerificationPart } from '../model/verdict-drafts.ts';

/**
 * The confirmed and the removed researchers; each decision can be changed.
 *
 * @param hasRecord whether the decisions can be downloaded here
 */
export function DecidedResearchers({ hasRecord, ...part }: VerificationPart & { hasRecord: boolean }) {
  const { institution, results } = part.affiliated;
  const decided = results.filter((one) => !isWaiting(one));
  const [leaving, setLeaving] = useState<Researcher | null>(null);
  const { send, isBusy, failure } = useVerdicts(part);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = fill(words.listTitle, { institution: institution.display_name });
  if (decided.length === 0) return null;
  const restore = async (id: number) => {
    if (await send([{ user_id: id, verified: true }])) heading.current?.focus();
  };
  return (
    <Box as="section" aria-labelledby="decided">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4" rowGap="2" mb="3">
        <Heading as="h2" id="decided" size="xl" tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {hasRecord ? <DecisionRecord institution={institution.id} /> : null}
      </Flex>
      {failure ? (
        <Text role="alert" color="fg.error" fontWeight="semibold" mb="3">
          {failure}
        </Text>
      ) : null}
      <chakra.ul listStyleType="none" m="0" p="0">
        {decided.map((researcher) => (
          <chakra.li key={researcher.user.id} py="entry" borderTopWidth="1px">
            <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
              <Facts researcher={researcher} />
              {researcher.verified === false ? (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={fill(words.restoreOneOf, { name: researcher.user.display_name })}
                  disabled={isBusy}
                  onClick={() => void restore(researcher.user.id)}
                >
                  {words.restoreOne}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={fill(words.removeOneOf, { name: researcher.user.display_name })}
                  disabled={isBusy}
                  onClick={() => setLeaving(researcher)}
                >
                  {words.removeOne}
                </Button>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {leaving ? (
        <RemoveDialog
          {...part}
          researcher={leaving}
          onClose={(isDone) => {
            setLeaving(null);
            if (isDone) heading.current?.focus();
          }}
        />
      ) : null}
    </Box>
  );
}

function Facts({ researcher }: { researcher: Researcher }) {
  const { user, email, title, removal_reason: reason } = researcher;
  return (
    <Box flex="1" minW="16rem">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {user.display_name}
      </Text>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" mb="1.5">
        {[title, email, writeJoinder(researcher)].filter(Boolean).join(' · ')}
      </Text>
      <State researcher={researcher} />
      {reason ? (
        <Text textStyle="sm" mt="1.5" overflowWrap="anywhere">
          {fill(words.removedWhy, { reason })}
        </Text>
      ) : null}
    </Box>
  );
}

/** Only researchers whom the institution has not removed can agree to the joinder. */
function writeJoinder({ role, verified, joinder_date: joinder }: Researcher): string | undefined {
  if (joinder) return fill(words.joinder, { date: formatDate(joinder) });
  const mayAgree = verified !== false && (role === 'primary_researcher' || role === 'pi_sbso');
  return mayAgree ? words.noJoinder : undefined;
}

function State({ researcher: { verified, last_checked: checked } }: { researcher: Researcher }) {
  if (verified === false) return <StatusBadge tone="danger">{words.removed}</StatusBadge>;
  if (verified === null) return <StatusBadge tone="success">{words.byDomain}</StatusBadge>;
  return (
    <StatusBadge tone="success">
      {checked ? fill(words.checkedOn, { date: formatDate(checked) }) : words.confirmed}
    </StatusBadge>
  );
}
