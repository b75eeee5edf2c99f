/** The expiration date of a fulfilled request's access (spec 3 section 7). */
import { addYears, endDay, LIMITS, MESSAGES, writeDay } from '@portal/contract';
import { invalid, readToday, say, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { resumeAccess } from '../../dataset-access/index.ts';

/**
 * Access lasts through that day in UTC, as pages count days. A later date restores access that had expired.
 * @throws INVALID_INPUT for a day that is not in the future, or so far away that the year is probably a typing error
 */
export async function setExpiration(work: Work, id: number, day: string): Promise<void> {
  const today = await readToday(work);
  if (day <= today) throw invalid({ expiration_date: [MESSAGES.futureDate] });
  const latest = addYears(today, LIMITS.expirationYears);
  if (day > latest)
    throw invalid({ expiration_date: [say(requestRefusals.expiration.tooLate, { day: writeDay(latest) })] });
  await work
    .of(RequestModel)
    .findById(id)
    .patch({ expiration_date: endDay(day) });
  await resumeAccess(work, id);
}
