import {
  invalid,
  query,
  readOne,
  resourceRoutes,
  sql,
  trustedSql,
  type Call,
  type Handler,
} from '@portal/kit';
import { NON_AUTISM_COHORT, type SampleAvailabilities } from '@portal/contract';
import { findGrant } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { projectResource } from '../project/index.ts';
import { addSpellings, readAvailability } from './availability.queries.ts';
import { refreshSamples } from './refresh.ts';
import { allowedKindSql, sampleTypePolicy } from './sample-type.policy.ts';
import { sampleTypeResource } from './sample-type.resource.ts';
import type { SampleParts } from './sample-parts.ts';

interface Question {
  readonly ids: readonly string[];
  readonly sample_type: number;
  readonly generate_ipscs?: boolean | undefined;
  readonly project?: number | undefined;
}

export const sampleRoutes = (parts: SampleParts): Handler[] => [
  ...resourceRoutes(sampleTypeResource),
  query('GET /sample-availability/', (call) => answer(parts, call, call.query)),
  query('POST /sample-availability/validate/', (call) => answer(parts, call, call.body)),
];

async function answer(
  parts: SampleParts,
  { actor, database }: Pick<Call, 'actor' | 'database'>,
  question: Question,
): Promise<SampleAvailabilities> {
  const { sample_type: kindId, generate_ipscs: generateIpscs = false } = question;
  const isStaff = findGrant(sampleTypePolicy, 'read', actor) === 'any';
  const kind = await database.row(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.sample_type t where t.id = ${kindId}
      and (${isStaff}::boolean or ${mayAsk(actor.userId)})`,
  );
  // The same answer for a kind that does not exist and for one restricted to other people.
  if (!kind) throw invalid({ sample_type: [requestRefusals.samples.kindRefused] });
  const onlyCohort =
    question.project === undefined ? undefined : await findOnlyCohort(database, actor, question.project);
  const ids = [...new Set(question.ids)];
  const freshness = await refreshSamples(parts, kindId, ids);
  const { offersAlternatives } = parts;
  const available = await readAvailability(database, {
    kindId,
    ids,
    generateIpscs,
    offersAlternatives,
    onlyCohort,
  });
  return { results: await addSpellings(database, kindId, available), ...freshness };
}

/** A project that the caller cannot read is treated as missing. */
async function findOnlyCohort(
  database: Call['database'],
  actor: Call['actor'],
  id: number,
): Promise<string | undefined> {
  const { object: project } = await readOne(database, projectResource, actor, id);
  return project.non_autism_research ? NON_AUTISM_COHORT : undefined;
}

const mayAsk = (person: number) => trustedSql(allowedKindSql(String(Math.trunc(person))));
