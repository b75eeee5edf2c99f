/** The samples named in answers, stored as rows for counting (`request_sample`). */
import {
  readSampleAmounts,
  requestType,
  sampleKind,
  type FormAnswers,
  type SampleAmounts,
} from '@portal/contract';
import { asJson, sql, type Work } from '@portal/kit';

export interface RequestedSamples {
  /** Null until a kind is chosen. */
  readonly kindId: number | null;
  readonly samples: SampleAmounts;
  readonly generateIpscs: boolean;
}

/** The samples named in the answers; undefined for a type without samples. */
export function requestedSamples(type: number, answers: FormAnswers): RequestedSamples | undefined {
  const { sampleFields } = requestType(type);
  if (!sampleFields) return undefined;
  return {
    kindId: sampleKind(answers[sampleFields.kind])?.id ?? null,
    samples: readSampleAmounts(answers[sampleFields.samples]),
    generateIpscs: answers[sampleFields.ipscs] === true,
  };
}

/** Updates the rows to match the answers. The row of the request must be locked. */
export async function storeSamples(
  work: Work,
  id: number,
  type: number,
  answers: FormAnswers,
): Promise<void> {
  const requested = requestedSamples(type, answers);
  if (!requested) return;
  const rows = Object.entries(requested.samples).map(([sample_id, amount]) => ({ sample_id, amount }));
  await work.run(sql`delete from researcher.request_sample
    where request_id = ${id} and not sample_id = any(${rows.map(({ sample_id }) => sample_id)}::text[])`);
  await work.run(sql`insert into researcher.request_sample (request_id, sample_type_id, sample_id, amount)
    select ${id}::int, ${requested.kindId}::int, one.sample_id, one.amount
    from jsonb_to_recordset(${asJson(rows)}::jsonb) one (sample_id text, amount numeric)
    on conflict (request_id, sample_id) do update
      set sample_type_id = excluded.sample_type_id, amount = excluded.amount
    where (request_sample.sample_type_id, request_sample.amount)
      is distinct from (excluded.sample_type_id, excluded.amount)`);
}
