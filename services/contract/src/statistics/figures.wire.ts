/** `GET /public/figures/`: what visitors read about the portal on its front page (decision 205). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';

/** A figure that could tell about single people is null, and so is one of which nothing is known. */
const Figure = z.int().min(1).nullable();

export const PublicFigures = z.object({
  participants: Figure,
  genomes: Figure,
  datasets: Figure,
  /** 'Other Resources' of the catalogue: what researchers gave back. */
  resources: Figure,
  /** Median of the days from the first submission to the first decision, over the decisions of the last year. */
  days_to_decision: Figure,
});
export type PublicFigures = z.infer<typeof PublicFigures>;

export const publicFigureEndpoints = defineEndpoints({
  'GET /public/figures/': {
    service: 'researcher',
    summary: 'Participants, genomes, datasets and resources of the catalogue, and how long decisions take',
    access: 'anyone',
    response: PublicFigures,
  },
});
