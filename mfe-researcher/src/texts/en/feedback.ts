/** Words of the feedback form of datasets (spec 2 section 2.7, spec 3 section 5 "Feedback"). */
export const feedback = {
  title: 'Feedback',
  subject: 'your feedback',
  feedback: 'Your feedback',
  help: 'What is missing, wrong or hard to understand about this dataset? Our support reads it.',
  reply: 'I would like a reply',
  contact: 'Contact email',
  send: 'Send feedback',
  sending: 'Sending',
  sent: 'Thank you. Your feedback was sent.',
  failed: 'Your feedback could not be sent. Nothing you typed is lost; please try again.',
  error: 'Error',
  close: 'Close',
} as const;
