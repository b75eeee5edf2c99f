import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { DefinitionList, Text } from '@portal/shared-ui';
import { request as words } from '#texts/request';

const answer = (value: boolean | null | undefined): string =>
  value === true ? words.policy.agreed : words.policy.notAgreed;

/** What the researcher agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  if (details?.usage_policy_asked === false) return <Text>{words.policy.notAsked}</Text>;
  return (
    <DefinitionList
      items={[
        { term: words.policy.label, value: answer(details?.agreed_to_usage_policy) },
        // they were asked of the request that is renewed
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
