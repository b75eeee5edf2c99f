import { sampleKind, type RequestSamples } from '@portal/contract';
import { forbidden, query, readOne, translate, type Handler } from '@portal/kit';
import { RequestModel } from '../../../models/index.ts';
import { readAvailability, refreshSamples, type SampleParts } from '../../sample/index.ts';
import { requestResource } from '../request.resource.ts';
import { requestedSamples } from './keep-samples.ts';

/** What the Availability tab shows. */
export const requestSampleRoutes = (parts: SampleParts): Handler[] => [
  query('GET /request/{id}/samples/', async ({ actor, database, params }): Promise<RequestSamples> => {
    const { object: request } = await readOne(database, requestResource, actor, params.id);
    const row = request.abilities['read_samples']
      ? await database.read(RequestModel).findById(request.id)
      : undefined;
    const requested = row && requestedSamples(row.type, row.additional_data);
    if (!requested) throw forbidden();
    const { kindId, samples, generateIpscs } = requested;
    const kind = sampleKind(kindId);
    if (!kind) return { results: [], sample_type: null, source: 'inventory', as_of: null };
    const ids = Object.keys(samples);
    const freshness = await refreshSamples(parts, kind.id, ids);
    const judged = await readAvailability(database, {
      kindId: kind.id,
      ids,
      generateIpscs,
      offersAlternatives: false,
    });
    return {
      results: judged.map((sample) => ({ ...sample, amount: samples[sample.id] ?? null })),
      sample_type: { id: kind.id, display_name: translate(kind.label) },
      ...freshness,
    };
  }),
];
