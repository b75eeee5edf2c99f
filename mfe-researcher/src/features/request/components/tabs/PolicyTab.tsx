import type { Request } from '@portal/contract';
import {
  agreedTerms,
  agreementSentence,
  currentTerms,
  policyStatement,
  requestType,
} from '@portal/contract/request-types/lookup';
import { DefinitionList, fill, Stack, Text } from '@portal/shared-ui';
import { showVersion, UsagePolicyText } from '../../../usage-policy/UsagePolicyText.tsx';
import { request as words } from '#texts/request';

/** True if staff submitted for the owner without the policy; the owner answers it when they resubmit. */
const wasSkipped = ({ details }: Request): boolean => details?.usage_policy_asked === false;

const answer = (value: boolean | null | undefined) =>
  value === true ? words.true : value === false ? words.false : words.policy.unanswered;

/** The usage policy that the owner agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  const { policy } = requestType(request.type);
  const terms = details?.agreed_to_usage_policy
    ? agreedTerms(request.type, details.usage_policy_version)
    : currentTerms(request.type);
  if (wasSkipped(request)) return <Text>{words.policy.notAsked}</Text>;
  return (
    <Stack gap="5">
      <DefinitionList
        items={[
          // a renewal does not repeat these questions; the renewed request has the answers
          ...(request.renewal_of ? [] : policy.questions).map((question) => ({
            term: policyStatement(question, terms),
            value: answer(details?.[question.field]),
          })),
          {
            term: agreementSentence(request.type, terms),
            value: details?.agreed_to_usage_policy
              ? fill(words.policy.agreedVersion, { version: showVersion(terms) })
              : words.policy.notAgreed,
          },
        ]}
      />
      {details?.agreed_to_usage_policy ? <UsagePolicyText terms={terms} /> : null}
    </Stack>
  );
}
