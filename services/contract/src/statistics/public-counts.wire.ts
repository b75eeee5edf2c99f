/** `GET /public/figures/`: counts on the public front page of the portal (decision 205). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';

/** Null if the count is unknown, or so small that it could identify individuals. */
const PublicCount = z.int().min(1).nullable();

export const PublicCounts = z.object({
  participants: PublicCount,
  genomes: PublicCount,
  datasets: PublicCount,
  /** 'Other Resources' of the catalog: resources contributed by researchers. */
  resources: PublicCount,
  /** Median number of days from first submission to first decision, over the decisions of the last year. */
  days_to_decision: PublicCount,
});
export type PublicCounts = z.infer<typeof PublicCounts>;

export const publicCountEndpoints = defineEndpoints({
  'GET /public/figures/': {
    service: 'researcher',
    summary: 'Participants, genomes, datasets and resources in the catalog, and how long decisions take',
    access: 'anyone',
    response: PublicCounts,
  },
});
