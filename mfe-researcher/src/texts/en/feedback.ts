/** Words of the feedback form of datasets (spec 2 section 2.7, spec 3 section 5 "Feedback"). */
export const feedback = {
  title: 'Feedback',
  subject: 'your feedback',
  feedback: 'Your feedback',
  help: 'What is missing, wrong or unclear about this dataset? Our support team reads your feedback.',
  reply: 'I would like a reply',
  contact: 'Contact email',
  send: 'Send feedback',
  sending: 'Sending',
  sent: 'Thank you. Your feedback was sent.',
  failed: "We couldn't send your feedback. Your text is still here: try again.",
  error: 'Error',
  close: 'Close',
} as const;
