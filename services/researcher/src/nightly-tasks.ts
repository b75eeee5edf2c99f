import type { NightlyTask } from '@portal/kit';
import { openCloseOuts } from './features/close-out/index.ts';
import { remindOfDates } from './features/date-reminder/remind-of-dates.ts';
import { expireRequests } from './features/expiry/expire-requests.ts';

/**
 * What the researcher service does each night. Access must expire before close-outs are opened, and both must happen
 * before reminders are sent.
 */
export const nightlyTasks: readonly NightlyTask[] = [expireRequests, openCloseOuts, remindOfDates];
