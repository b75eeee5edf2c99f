import { LIMITS } from '@portal/contract/limits';
import { EMAIL_TEMPLATES, RETURNING_DECISIONS } from '@portal/contract/transitions';
import { api, failureMessage } from '@portal/shared-ui/data';
import { samplesFact, showsAvailability } from '../../request/model/brief-facts.ts';
import { findPresentDecision } from '../../request/model/decision-conflict.ts';
import {
  listBatchFacts,
  toLetter,
  withObstacle,
  type BatchChoice,
  type BatchRow,
  type UnreadRow,
} from '../model/batch-row.ts';
import { batch as words } from '#texts/batch';

/** The number of parallel reads; limited because the server has other users. */
const PARALLEL_READS = 4;

interface Batch {
  readonly rows: readonly BatchRow[];
  readonly unread: readonly UnreadRow[];
}

/** Loads the request with its version, facts and letter, through the same calls as its page. */
async function readRow(
  { id, decision: chosen, followsTeam }: BatchChoice,
  signal: AbortSignal,
): Promise<BatchRow> {
  const asked = { signal, silent: true } as const;
  const { data: request, etag } = await api('GET /request/{id}/', {
    params: { id: String(id) },
    query: { expand: 'true' },
    ...asked,
  });
  const decision = followsTeam ? findPresentDecision(request, chosen, request.status) : chosen;
  const samples = showsAvailability(request)
    ? (await api('GET /request/{id}/samples/', { params: { id }, ...asked })).data.results
    : [];
  const isOffered = request.decisions.includes(decision);
  const template = EMAIL_TEMPLATES[decision as keyof typeof EMAIL_TEMPLATES] as
    | (typeof EMAIL_TEMPLATES)[keyof typeof EMAIL_TEMPLATES]
    | undefined;
  const mail =
    isOffered && template
      ? await api('GET /email-info/', {
          query: { email_type: template, model_name: 'request', obj_ids: id },
          ...asked,
        })
      : null;
  const points =
    isOffered && RETURNING_DECISIONS.includes(decision)
      ? (
          await api('GET /revision-point/', {
            query: { request: id, limit: LIMITS.revisionPoints },
            ...asked,
          })
        ).data.results.filter(({ published }) => published === null)
      : null;
  return withObstacle({
    request,
    etag,
    decision,
    facts: listBatchFacts(request, samplesFact(samples)),
    letter: mail && toLetter(mail.data),
    points,
  });
}

/** Loads all rows in the order of `choices`; a row that fails does not delay the others. */
export async function readBatch(choices: readonly BatchChoice[], signal: AbortSignal): Promise<Batch> {
  const found = new Map<number, BatchRow>();
  const unread: UnreadRow[] = [];
  const left = [...choices];
  const work = async () => {
    for (let choice = left.shift(); choice && !signal.aborted; choice = left.shift()) {
      try {
        found.set(choice.id, await readRow(choice, signal));
      } catch (error) {
        unread.push({ id: choice.id, reason: failureMessage(error) ?? words.noReason });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_READS }, work));
  return { rows: choices.flatMap(({ id }) => found.get(id) ?? []), unread };
}
