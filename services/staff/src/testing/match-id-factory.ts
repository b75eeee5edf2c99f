import type { Factories } from '@portal/core/testing';
import { MatchIdModel, MatchSummaryModel } from '../models/index.ts';

/** Gives the request a summary with this Research Match id. */
export async function buildMatchId(
  build: Pick<Factories, 'insert'>,
  { request, rmId }: { readonly request: { readonly id: number }; readonly rmId: string },
): Promise<void> {
  await build.insert(MatchSummaryModel, { request_id: request.id });
  await build.insert(MatchIdModel, { request_id: request.id, rm_id: rmId });
}
