import { translatable } from '@portal/contract/words';

/** Words around every mail. */
export const mailLayout = translatable('core/mail-layout', {
  questions: 'Questions? Write to {support}',
});
