/** Words of the conversation about a request, for its owner. */
export const conversation = {
  emptyText: 'Decisions about this request, questions from the foundation and your answers will appear here.',
  waits: 'You have a question to answer',
  link: 'Read the question and answer it',
  help: 'Reviewers of this request and the people selected for access can read it.',
  answer: { title: 'Your answer', label: 'Answer', send: 'Send answer', sent: 'Your answer was sent' },
  message: {
    title: 'Write a message',
    label: 'Message',
    send: 'Send message',
    sent: 'Your message was sent',
  },
};
