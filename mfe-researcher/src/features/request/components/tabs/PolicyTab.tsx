import type { Request } from '@portal/contract';
import { FIRST_USAGE_POLICY } from '@portal/contract/usage-policy';
import { DefinitionList, fill, Stack } from '@portal/shared-ui';
import { UsagePolicyText } from '../UsagePolicyText.tsx';
import { POLICY_QUESTIONS, POLICY_TERMS } from '../../api/usage-policy.ts';
import { request as words } from '#texts/request';

const answer = (value: boolean | null | undefined) =>
  value === true ? 'True' : value === false ? 'False' : words.notAnsweredYet;

/** What the owner agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  const version = details?.usage_policy_version ?? FIRST_USAGE_POLICY;
  return (
    <Stack gap="5">
      <DefinitionList
        items={[
          ...POLICY_QUESTIONS.map(({ field, statement }) => ({
            term: statement,
            value: answer(details?.[field]),
          })),
          {
            term: POLICY_TERMS,
            value: details?.agreed_to_usage_policy
              ? fill(words.agreedToVersion, { version })
              : words.notAgreedYet,
          },
        ]}
      />
      {details?.agreed_to_usage_policy ? <UsagePolicyText version={version} /> : null}
    </Stack>
  );
}
