/** Until when the access of a fulfilled request lasts (spec 3 section 7). */
import { LIMITS, MESSAGES } from '@portal/contract';
import { invalid, say, type Work } from '@portal/kit';
import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import { resumeAccess } from '../../dataset-access/index.ts';

/**
 * Access lasts through that day in UTC, as the pages count days. Later dates give back what had run out.
 * @throws INVALID_INPUT for a day that is not in the future, or so far off that the year must be a slip
 */
export async function setExpiration(work: Work, id: number, day: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (day <= today) throw invalid({ expiration_date: [MESSAGES.futureDate] });
  const latest = addYears(parseISO(today), LIMITS.expirationYears);
  if (parseISO(day) > latest)
    throw invalid({
      expiration_date: [say(requestRefusals.expiration.tooLate, { day: format(latest, 'MM/dd/yyyy') })],
    });
  const end = new Date(addDays(new Date(`${day}T00:00:00Z`), 1).getTime() - 1000);
  await work.of(RequestModel).findById(id).patch({ expiration_date: end });
  await resumeAccess(work, id);
}
