import { translatable } from '@portal/contract/words';

/** Words of the record of an institution's verification, and of the next one in a calendar. */
export const verificationRecord = translatable('core/verification-record', {
  title: 'Researcher verification',
  institution: 'Institution',
  printed: 'Date of this record',
  due: "Verification of the institution's researchers due",
  researchers: 'Researchers',
  confirmed: 'Confirmed on {date}',
  removed: 'Removed on {date}.',
  byDomain: 'Member by email domain',
  waiting: 'Waiting for a decision',
});
