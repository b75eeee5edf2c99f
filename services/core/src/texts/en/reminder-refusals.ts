import { translatable } from '@portal/contract/words';

/** Why a Signing Official is not reminded of an agreement. */
export const reminderRefusals = translatable('core/reminder-refusals', {
  later: 'The Signing Official was reminded less than seven days ago. You can remind them again on {date}.',
  nothing: 'This agreement is not waiting for another person to sign for the institution',
});
