/** Words of the conversation about a request, for its owner. */
export const conversation = {
  emptyText: 'Decisions about this request, questions of the foundation and answers to them will stand here.',
  waits: 'A question waits for your answer',
  link: 'Read the question and answer it',
  answerTitle: 'Your answer',
  answerHelp: 'Everybody who reviews this request can read it, and so can the people chosen for access.',
  answerLabel: 'Answer',
  send: 'Send answer',
  sent: 'Your answer was sent',
};
