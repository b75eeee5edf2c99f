/** Why samples cannot be requested, or saved (spec 2 section 5). */
import {
  amountProblems,
  availabilityProblems,
  FEATURES,
  MESSAGES,
  NON_AUTISM_COHORT,
  requestType,
  sampleKind,
  type FormAnswers,
} from '@portal/contract';
import { say, sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { readAvailability } from '../../sample/index.ts';
import { requestedSamples } from './store-samples.ts';
import { mayAskForKind } from './sample-kind.ts';

type Errors = Record<string, string[]>;

export interface SampleRequest {
  readonly type: number;
  readonly ownerId: number;
  readonly answers: FormAnswers;
  readonly isNonAutismResearch: boolean;
}

/** Problems of a draft being submitted, by form field. Required answers are checked with the form, not here. */
export async function sampleProblems(reads: Reads, request: SampleRequest): Promise<Errors> {
  const { sampleFields } = requestType(request.type);
  const kindId = requestedSamples(request.type, request.answers)?.kindId ?? null;
  if (!sampleFields || kindId === null) return {};
  const named = [
    ...(await checkSamples(reads, request, MESSAGES.samplesToFix, await isCheckOn(reads))),
    ...(request.isNonAutismResearch ? await otherCohorts(reads, request) : []),
  ];
  return {
    ...((await mayAskForKind(reads, request.ownerId, kindId))
      ? {}
      : { [`additional_data.${sampleFields.kind}`]: [requestRefusals.samples.kindRefused] }),
    ...(named.length > 0 ? { [`additional_data.${sampleFields.samples}`]: named } : {}),
  };
}

/** Problems of samples that an administrator saves; nothing is saved if any of them fails. */
export async function correctionProblems(reads: Reads, request: SampleRequest): Promise<Errors> {
  const { sampleFields } = requestType(request.type);
  if (!sampleFields) return {};
  const named = [
    ...(await checkSamples(reads, request, MESSAGES.samplesNotSaved, true)),
    ...(request.isNonAutismResearch ? await otherCohorts(reads, request) : []),
  ];
  return named.length > 0 ? { [`additional_data.${sampleFields.samples}`]: named } : {};
}

async function checkSamples(
  reads: Reads,
  { type, answers }: SampleRequest,
  sentence: string,
  isChecked: boolean,
): Promise<string[]> {
  const requested = requestedSamples(type, answers);
  const kind = sampleKind(requested?.kindId);
  if (!requested || !kind) return [];
  const { samples, generateIpscs } = requested;
  const amounts = amountProblems(kind, samples);
  const ids = Object.keys(samples);
  const checked = isChecked
    ? await readAvailability(reads, { kindId: kind.id, ids, generateIpscs, offersAlternatives: false })
    : [];
  return [...availabilityProblems(checked, sentence), ...amounts];
}

/** Research unrelated to autism may only use samples whose cohort is SPARK according to the inventory. */
async function otherCohorts(reads: Reads, { type, answers }: SampleRequest): Promise<string[]> {
  const requested = requestedSamples(type, answers);
  if (!requested) return [];
  const named = Object.keys(requested.samples);
  const rows = await reads.rows(
    z.object({ id: z.string() }),
    sql`select sample_id as id from researcher.sample
      where sample_type_id = ${requested.kindId} and sample_id = any(${named}::text[])
        and cohort = ${NON_AUTISM_COHORT}`,
  );
  const offered = new Set(rows.map(({ id }) => id));
  const others = named.filter((id) => !offered.has(id));
  return others.length > 0 ? [say(requestRefusals.samples.sparkOnly, { ids: others.join(', ') })] : [];
}

/** Staff can turn off the check of ids, for example while the inventory is being rebuilt. */
async function isCheckOn(reads: Reads): Promise<boolean> {
  const row = await reads.row(
    z.object({ enabled: z.boolean() }),
    sql`select enabled from core_api.feature_toggle where feature_code = ${FEATURES.sampleCheck}`,
  );
  return row?.enabled ?? false;
}
