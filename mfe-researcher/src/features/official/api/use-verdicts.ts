import type { BodyOf } from '@portal/contract/types';
import { useWrite } from '@portal/shared-ui/write';
import { verification as words } from '#texts/verification';
import type { VerificationPart } from '../model/verdict-drafts.ts';

type Verdicts = BodyOf<'POST /institution/{id}/verification/'>;

/** Sends decisions with the version that was read. If another official was faster, shows a message and the new list. */
export function useVerdicts({ affiliated, etag, replace, reload }: VerificationPart) {
  const { send, isBusy, failure } = useWrite('POST /institution/{id}/verification/', {
    read: { etag, reload },
    invalidates: ['user', 'institution', 'history'],
    words: { STALE: words.stale },
    onDone: ({ data, etag: next }) => replace(data, next),
  });
  const { id } = affiliated.institution;
  return { send: (body: Verdicts) => send({ params: { id }, body }), isBusy, failure };
}
