import { translatable } from '@portal/contract/words';

/** Words about systems beside the portal that do not answer. */
export const outageMail = translatable('core/outage-mail', {
  failing: {
    subject: '{system} answers with an error',
    text: '{system} has answered checks of the portal with an error since {time}.',
  },
  unreachable: {
    subject: '{system} does not answer',
    text: '{system} has not answered checks of the portal since {time}.',
  },
  cost: 'What depends on it waits or says so; everything else works as always. You are told when it answers again.',
  link: 'The checks of the last 30 days',
  ended: '{system} answers again',
});
