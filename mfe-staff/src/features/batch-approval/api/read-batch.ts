import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { EMAIL_TEMPLATES } from '@portal/contract/transitions';
import { api, failureMessage } from '@portal/shared-ui/data';
import { samplesFact, showsAvailability } from '../../request/model/brief-facts.ts';
import { findObstacle, listBatchFacts, toLetter, type BatchRow, type UnreadRow } from '../model/batch-row.ts';
import { batch as words } from '#texts/batch';

/** Read at once: the server has other readers. */
const AT_ONCE = 4;

interface Batch {
  readonly rows: readonly BatchRow[];
  readonly unread: readonly UnreadRow[];
}

/** The request with its version, facts and letter, by the calls that its page makes. */
async function readRow(id: number, signal: AbortSignal): Promise<BatchRow> {
  const asked = { signal, silent: true } as const;
  const { data: request, etag } = await api('GET /request/{id}/', {
    params: { id: String(id) },
    query: { expand: 'true' },
    ...asked,
  });
  const samples = showsAvailability(request)
    ? (await api('GET /request/{id}/samples/', { params: { id }, ...asked })).data.results
    : [];
  const mail = request.decisions.includes(S.APPROVED)
    ? await api('GET /email-info/', {
        query: { email_type: EMAIL_TEMPLATES[S.APPROVED], model_name: 'request', obj_ids: id },
        ...asked,
      })
    : null;
  const letter = mail && toLetter(mail.data);
  return {
    request,
    etag,
    facts: listBatchFacts(request, samplesFact(samples)),
    letter,
    obstacle: findObstacle(request, letter),
  };
}

/** All of them, in the order of `ids`; one that cannot be read holds up none of the others. */
export async function readBatch(ids: readonly number[], signal: AbortSignal): Promise<Batch> {
  const found = new Map<number, BatchRow>();
  const unread: UnreadRow[] = [];
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) {
      try {
        found.set(id, await readRow(id, signal));
      } catch (error) {
        unread.push({ id, reason: failureMessage(error) ?? words.noReason });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { rows: ids.flatMap((id) => found.get(id) ?? []), unread };
}
