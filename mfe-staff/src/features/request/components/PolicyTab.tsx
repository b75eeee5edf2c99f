import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { DefinitionList, Text } from '@portal/shared-ui';
import { request as words } from '#texts/request';

const answer = (value: boolean | null | undefined): string =>
  value === true ? words.policy.agreed : words.policy.notAgreed;

/** The usage policy that the researcher agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  if (details?.usage_policy_asked === false) return <Text>{words.policy.notAsked}</Text>;
  return (
    <DefinitionList
      items={[
        { term: words.policy.label, value: answer(details?.agreed_to_usage_policy) },
        // a renewal does not repeat these questions; the renewed request has the answers
        ...(request.renewal_of ? [] : requestType(request.type).policy.questions).map(
          ({ field, answerLabel }) => ({
            term: answerLabel,
            value: answer(details?.[field]),
          }),
        ),
      ]}
    />
  );
}
