/** Words of the mails about belonging to an institution. */
import { mailEach, type InstitutionWrite, type Recipient } from '../institution/index.ts';

interface Telling extends Pick<InstitutionWrite, 'work' | 'publicUrl'> {
  readonly institution: { readonly id: number; readonly name: string };
}

export const mailConfirmed = (write: Telling, person: Recipient): Promise<void> =>
  mailEach(write, [person], {
    template: 'institution_member_confirmed',
    institutionId: write.institution.id,
    subject: `${write.institution.name} confirmed that you belong to it`,
    paragraphs: [
      `The Signing Official of ${write.institution.name} confirmed that you are one of its researchers.`,
      'You can now read the agreement of your institution with the foundation. As soon as it is fully executed, please agree to its joinder.',
    ],
    link: { label: 'See what comes next', path: '/joinder' },
  });

/** The bell is not for somebody who may be unable to sign in, but it costs nothing. */
export const mailDisowned = (write: Telling, person: Recipient, reason: string): Promise<void> =>
  mailEach(write, [person], {
    template: 'institution_member_disowned',
    institutionId: write.institution.id,
    subject: `${write.institution.name} does not count you among its researchers`,
    paragraphs: [
      `The Signing Official of ${write.institution.name} told us that you do not belong to it, or do so no longer.`,
      `Reason: ${reason}`,
      'What you had through this institution, such as access to datasets, has ended. If this is a mistake, please talk to the Signing Official of your institution or write to us.',
    ],
    link: { label: 'Open the portal', path: '/' },
  });
