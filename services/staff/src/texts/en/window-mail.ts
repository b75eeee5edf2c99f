import { translatable } from '@portal/contract/words';

/** Words of the mail to reviewers whose window got other dates. */
export const windowMail = translatable('staff/window-mail', {
  due: {
    subject: 'The reviews of {quarter} are now due on {day}',
    text: 'The due date of the reviews of {quarter} was {before} and is now {day}.',
    list: 'These of yours are not submitted yet:',
    help: 'If you cannot review an application by then, or have a conflict of interest, please say so on its page or write to {support}.',
    bell: 'The reviews of {quarter} are now due on {day} instead of {before}',
  },
  meeting: {
    /** Of each kind; they stand in the sentences below. */
    name: {
      research_match: 'Research Match review meeting of {quarter}',
      research_match_renewal: 'Research Match renewal meeting of {quarter}',
      abn_tissue: 'tissue review meeting of {quarter}',
    },
    isOn: 'The {meeting} is on {time}',
    isNowOn: 'The {meeting} is now on {time}',
    isOff: 'The {meeting} has no date for now',
    wasOn: 'Before, it was to be on {before}.',
    list: 'You review these applications:',
    help: 'If you cannot take part, please write to {support}.',
  },
  both: 'New dates for the reviews of {quarter}',
  thanks: 'Thank you for your help.',
});
