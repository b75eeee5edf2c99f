import { translatable } from '@portal/contract/words';

/** Words about systems beside the portal that do not answer. */
export const outageMail = translatable('core/outage-mail', {
  failing: {
    subject: '{system} is returning errors',
    text: "{system} has returned errors to the portal's checks since {time}.",
  },
  unreachable: {
    subject: '{system} is not responding',
    text: "{system} has not responded to the portal's checks since {time}.",
  },
  cost: 'Features that depend on it are delayed or unavailable; everything else works as usual. You will be notified when it recovers.',
  link: 'Checks of the last 30 days',
  ended: '{system} is responding again',
});
