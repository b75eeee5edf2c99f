import { useId, useState } from 'react';
import { Alert, Box, Button, chakra, CheckRow, fill, Flex, Heading, Stack, Text } from '@portal/shared-ui';
import { verification as words } from '#texts/verification';
import { useDraftedVerdicts } from '../model/use-drafted-verdicts.ts';
import { useVerdicts } from '../api/use-verdicts.ts';
import {
  findOpen,
  isWaiting,
  listVerdicts,
  withoutReason,
  type VerdictDraft,
  type VerificationPart,
} from '../model/verdict-drafts.ts';
import { VerificationResult, type Decided } from './VerificationResult.tsx';
import { WaitingResearcher } from './WaitingResearcher.tsx';

/**
 * The people to decide about. One confirmation sends all decisions together; the yearly review covers everyone,
 * newcomers can be decided in part.
 */
export function WaitingResearchers({
  saved,
  onSaved: setSaved,
  ...part
}: VerificationPart & {
  /** What was decided on this page, until the next choice. */
  saved: Decided | null;
  onSaved: (saved: Decided | null) => void;
}) {
  const { institution, results } = part.affiliated;
  const waiting = results.filter(isWaiting);
  const { send, isBusy, failure } = useVerdicts(part);
  const [chosen, setChosen] = useDraftedVerdicts(institution.id);
  const [hasChecked, setChecked] = useState(false);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const stepId = useId();
  // Ignores drafts about people whom another official has already decided.
  const drafts = Object.fromEntries(
    Object.entries(chosen).filter(([id]) => waiting.some(({ user }) => user.id === Number(id))),
  );
  const open = findOpen(waiting, drafts);
  const nextStep = open
    ? fill(open.kind === 'yearly' ? words.decideFirst : words.decideOne, open)
    : hasChecked
      ? null
      : words.tickFirst;
  const choose = (id: number, draft: VerdictDraft | undefined) => {
    const { [id]: _, ...others } = chosen;
    setChosen(draft ? { ...others, [id]: draft } : others);
    setMissing(missing.filter((one) => one !== id));
    setSaved(null);
  };
  // While the yearly review is open, bulk choices cover only its people; newcomers are decided one by one.
  const yearly = waiting.filter(({ due }) => due === 'annual');
  const undecided = (yearly.length > 0 ? yearly : waiting).filter(({ user }) => !drafts[user.id]);
  const confirmAll = () => {
    const all = undecided.map(({ user }) => [user.id, { verified: true, reason: '' }] as const);
    setChosen({ ...chosen, ...Object.fromEntries(all) });
    setSaved(null);
  };
  const submit = async () => {
    const unexplained = withoutReason(drafts);
    setMissing(unexplained);
    if (unexplained[0] !== undefined) {
      document.getElementById(`reason-${unexplained[0]}`)?.focus();
      return;
    }
    const verdicts = listVerdicts(drafts);
    if (!(await send(verdicts))) return;
    setChosen({});
    setChecked(false);
    const confirmed = verdicts.filter(({ verified }) => verified).length;
    setSaved({ confirmed, removed: verdicts.length - confirmed });
  };
  return (
    <>
      {saved ? <VerificationResult institution={institution.id} decided={saved} /> : null}
      <Box as="section" aria-labelledby="waiting">
        <Heading as="h2" id="waiting" size="xl" mb="4">
          {words.waitingTitle}
        </Heading>
        <Stack gap="5" align="stretch">
          {failure ? (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{failure}</Alert.Title>
            </Alert.Root>
          ) : null}
          {waiting.length === 0 ? (
            <Text color="fg.muted">{words.noOneWaits}</Text>
          ) : (
            <>
              {undecided.length > 1 ? (
                <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
                  <Button variant="outline" onClick={confirmAll}>
                    {fill(words.confirmAll, { count: undecided.length })}
                  </Button>
                  <Text textStyle="sm" color="fg.muted">
                    {words.confirmAllHelp}
                  </Text>
                </Flex>
              ) : null}
              <chakra.ul listStyleType="none" m="0" p="0">
                {waiting.map((researcher) => (
                  <WaitingResearcher
                    key={researcher.user.id}
                    researcher={researcher}
                    institution={institution.display_name}
                    draft={drafts[researcher.user.id]}
                    isReasonMissing={missing.includes(researcher.user.id)}
                    onChange={(draft) => choose(researcher.user.id, draft)}
                  />
                ))}
              </chakra.ul>
              <CheckRow isChecked={hasChecked} onChange={setChecked}>
                {words.checked}
              </CheckRow>
              {nextStep ? (
                <Text id={stepId} aria-live="polite" color="fg.muted" textStyle="sm">
                  {nextStep}
                </Text>
              ) : null}
              <Button
                alignSelf="flex-start"
                disabled={nextStep !== null}
                aria-describedby={nextStep ? stepId : undefined}
                loading={isBusy}
                loadingText={words.submitting}
                onClick={() => void submit()}
              >
                {words.submit}
              </Button>
            </>
          )}
        </Stack>
      </Box>
    </>
  );
}
