import { canOwnerEditSamples, NON_AUTISM_COHORT, sampleKind, type RequestSamples } from '@portal/contract';
import { forbidden, query, readOne, translate, wrongState, type Handler } from '@portal/kit';
import { ProjectModel, RequestModel } from '../../../models/index.ts';
import { readAvailability, refreshSamples, type SampleParts } from '../../sample/index.ts';
import { requestResource } from '../../request/index.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { requestedSamples } from './store-samples.ts';
import { mayAskForKind } from './sample-kind.ts';

/** The data of the Availability tab. */
export const requestSampleRoutes = (parts: SampleParts): Handler[] => [
  query('GET /request/{id}/samples/', async ({ actor, database, params }): Promise<RequestSamples> => {
    const { object: request } = await readOne(database, requestResource, actor, params.id);
    if (!request.abilities['read_samples']) throw forbidden();
    const row = await database.read(RequestModel).findById(request.id);
    const requested = row && requestedSamples(row.type, row.additional_data);
    if (!requested) throw wrongState(requestRefusals.samples.none);
    const { kindId, samples, generateIpscs } = requested;
    const kind = sampleKind(kindId);
    if (!kind) return { results: [], sample_type: null, source: 'inventory', as_of: null };
    // A draft may name a kind that its owner may no longer request; for submitted requests the tab stays readable.
    if (canOwnerEditSamples(row.status) && !(await mayAskForKind(database, row.owner_id, kind.id)))
      throw wrongState(requestRefusals.samples.kindRefused);
    const ids = Object.keys(samples);
    const freshness = await refreshSamples(parts, kind.id, ids);
    const project = await database.read(ProjectModel).findById(row.project_id);
    const available = await readAvailability(database, {
      kindId: kind.id,
      ids,
      generateIpscs,
      offersAlternatives: false,
      onlyCohort: project?.non_autism_research ? NON_AUTISM_COHORT : undefined,
    });
    return {
      results: available.map((sample) => ({ ...sample, amount: samples[sample.id] ?? null })),
      sample_type: { id: kind.id, display_name: translate(kind.label) },
      ...freshness,
    };
  }),
];
