import { translatable } from '@portal/contract/words';

/** Words of the mails and notifications about a request. */
export const requestMails = translatable('researcher/request-mails', {
  viewStatus: 'View Request Status',
  /** Lines in the bell. */
  points: {
    heading: 'Requested changes:',
    how: 'Please respond to each one when you revise the application.',
  },
  bell: {
    statusChanged: '{code} is now {status}',
    submitted: 'New request {code} from {owner}',
    submittedAgain: 'Submitted again: {code} from {owner}',
    withdrawn: '{owner} withdrew {code}',
    question: 'You have a question to answer about {code}',
    answer: '{person} answered a question about {code}',
    mentioned: '{person} mentioned you in a comment on {code}',
    corrected: '{person} corrected your request {code}. Its page shows the changes',
    toReview: 'You have been asked to review {code}',
    reviewsBegun: 'The reviews of {quarter} have started. Yours are due on {day}',
    startedForYou: '{person} started the request {code} for you',
    projectForYou: '{person} created the project {code} for you',
    conflictDeclared: '{person} declared a conflict of interest with {code}',
    conflictOfPrimary:
      '{person} declared a conflict of interest with {code} and is no longer its primary reviewer',
    reviewEnded: 'You no longer review {code}',
    reviewOfSomeEnded: 'You no longer review a request',
  },
  startedForYou: {
    subject: 'The request {code} was started for you',
    staff: "The foundation's staff",
    opening: '{person} started the request {code} ({type}) for your project “{project}”.',
    next: 'No action is needed now: staff can complete and submit it for you. You can also continue it yourself.',
  },
  projectForYou: {
    subject: 'The project {code} was created for you',
    opening: '{person} created the project {code}, “{project}”. You are its principal investigator.',
    next: 'Please check its title, abstract and research team. Each request for resources belongs to a project.',
    view: 'View the project',
  },
  letterEnds: {
    subject: 'The IRB of {code} expires on {day}',
    opening: 'The IRB letter of your project {code}, “{project}”, expires on {day}.',
    next: "Please add the renewal as soon as you have it. Requests that need an IRB can't continue without one.",
    update: 'Update IRB',
  },
  question: {
    how: 'Please answer on your request page. Replies to this email are not read.',
    link: 'Answer the question about {code}',
  },
  answer: {
    subject: 'Answer about {code} from {person}',
    opening: '{person} answered a question about {code}:',
    how: 'This is a copy. To ask another question, open the request page.',
    link: 'Open the conversation about {code}',
  },
  received: {
    subject: 'We received your request {code}',
    opening: 'We received your request {code}. {timing}',
    revised: 'We received your changes to request {code}. {timing}',
    renewal: 'We received the renewal {code} of your request {request}. {timing}',
    project: 'Project: {project}',
    datasets: 'Datasets: {datasets}',
    timing: 'The review may take up to two weeks.',
    quarterly: 'Research Match applications are reviewed quarterly.',
    next: 'You will get an email as soon as there is a decision. Until then, you can follow the status of your request.',
  },
  withdrawn: {
    subject: 'You withdrew your request {code}',
    opening: 'You withdrew your request {code}. It will no longer be reviewed.',
    reason: 'Your reason: {reason}',
    again: 'If you need the resources after all, you can start a new request at any time.',
  },
  approved: {
    subject: 'Your request {code} is approved',
    teamReady:
      'Everyone on the research team of your request {code} is now ready, so your request is approved.',
    access: 'We will prepare your access. You can download the approval notice on your request page.',
  },
  reviewAssigned: {
    subject: 'Please review request {code}',
    asked: 'You have been asked to review {code} ({type}), for the project “{project}”.',
    link: 'Review request {code}',
    conflict:
      'If you know the applicant well or could benefit from this request, please declare it on the request page before you start. If you have questions, contact {support}.',
    thanks: 'Thank you for your help.',
    due: 'Your review is due on {day}.',
  },
  reviewsBegun: {
    subject: 'The reviews of {quarter} have started and are due on {day}',
    opening: 'The reviews of {quarter} have started. Please complete yours by {day}:',
    conflict:
      'If you know one of the applicants well or could benefit from an application, please declare it on its page before you start. If you have questions, contact {support}.',
  },
});
