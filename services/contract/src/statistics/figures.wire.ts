/** `GET /public/figures/`: what visitors read about the portal on its front page (decision 205). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';

/** A count that could reveal single people is null, and so is one of which nothing is known. */
const PublicCount = z.int().min(1).nullable();

export const PublicCounts = z.object({
  participants: PublicCount,
  genomes: PublicCount,
  datasets: PublicCount,
  /** 'Other Resources' of the catalogue: what researchers gave back. */
  resources: PublicCount,
  /** Median of the days from the first submission to the first decision, over the decisions of the last year. */
  days_to_decision: PublicCount,
});
export type PublicCounts = z.infer<typeof PublicCounts>;

export const publicCountEndpoints = defineEndpoints({
  'GET /public/figures/': {
    service: 'researcher',
    summary: 'Participants, genomes, datasets and resources of the catalogue, and how long decisions take',
    access: 'anyone',
    response: PublicCounts,
  },
});
