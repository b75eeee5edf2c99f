/**
 * Words that specifications 2 and 3 quote, written again by hand, as those of specification 1 are: tests of screens
 * compare with the constant. Only words that a screen shows name their row.
 */
import { expect, test } from 'vitest';
import { MESSAGES } from '../words/messages.ts';

test('queues, reviewers and deletion, in the words of staff [S8-03 S8-04 S8-10 S8-11 S5-05]', () => {
  expect(MESSAGES).toMatchObject({
    noApplications: "You currently don't have any applications to review",
    emptyTab: 'There is no record with that status at this time.',
    deleteFailed: 'Request Deletion Failed',
    deleted: 'Request Deleted Successfully',
    removeReviewers: 'Are you sure you want to remove these reviewers?',
  });
});

test('the review meeting, in the words of staff [S4.5-02 S8-05]', () => {
  expect(MESSAGES).toMatchObject({
    closeAndMove: 'Close and Move to Review Meeting',
    movedToMeeting: 'Appliation Moved Successfully',
    movedToMeetingText: 'The application has been moved to the review meeting.',
    meetingFailed:
      'Problem loading resources. It is possible that the quarter for this request has already pass.',
    makeDecision: 'Make a Decision',
  });
});

test('projects, letters and submission, in the words of researchers', () => {
  expect(MESSAGES).toMatchObject({
    previousDate: 'Must have a previous date',
    futureDate: 'Must have a future date',
    fieldRequired: 'Field Required',
    globusWarning: 'Globus username is invalid',
    submissionErrors: 'There were the following errors when submitting the request:',
    generalError: 'General Error:',
    irbExpired: 'Your IRB has expired.',
    irbUploaded:
      'Your IRB / Institutional Assurance has been received. We will review the resource request and get back to you with a decision soon.',
    projectNotDeleted: 'Project could not be deleted.',
    unableToDeleteProject: 'Unable to Delete Project',
    accessUpdated: 'Access Successfully Updated',
    emailSent: 'Email has been sent',
    emailError: 'Error while sending email',
    unconfirmedBanner: 'This request is from a researcher at an unconfirmed institution.',
    noResearchers: 'No researchers are affiliated to this institution.',
  });
});
