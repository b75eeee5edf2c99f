import type { Request } from '@portal/contract';
import { DefinitionList } from '@portal/shared-ui';
import { POLICY_QUESTIONS, POLICY_TERMS } from '../../api/usage-policy.ts';
import { request as words } from '#texts/request';

const answer = (value: boolean | null | undefined) =>
  value === true ? 'True' : value === false ? 'False' : words.notAnsweredYet;

/** What the owner agreed to. */
export function PolicyTab({ request }: { request: Request }) {
  const { details } = request;
  return (
    <DefinitionList
      items={[
        ...POLICY_QUESTIONS.map(({ field, statement }) => ({
          term: statement,
          value: answer(details?.[field]),
        })),
        { term: POLICY_TERMS, value: details?.agreed_to_usage_policy ? 'Agreed' : words.notAgreedYet },
      ]}
    />
  );
}
