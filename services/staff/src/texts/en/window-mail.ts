import { translatable } from '@portal/contract/words';

/** Words of the mail to reviewers whose window got other dates. */
export const windowMail = translatable('staff/window-mail', {
  due: {
    subject: 'The reviews of {quarter} are now due on {day}',
    text: 'The due date of the reviews of {quarter} has changed from {before} to {day}.',
    list: 'You have not submitted these reviews yet:',
    help: "If you can't review an application by then, or have a conflict of interest, please tell us on its page or contact {support}.",
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
    isOff: 'The {meeting} has been postponed; a new date is not set',
    wasOn: 'It was previously scheduled for {before}.',
    list: 'Your applications:',
    help: "If you can't take part, please contact {support}.",
  },
  both: 'New dates for the reviews of {quarter}',
  thanks: 'Thank you for your help.',
});
