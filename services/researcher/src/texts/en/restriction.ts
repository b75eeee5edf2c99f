import { translatable } from '@portal/contract/words';

/** What is refused about lists of who may see a resource. */
export const restrictionRefusals = translatable('researcher/restriction', {
  unknownPerson: 'Choose people who have an active account',
});
