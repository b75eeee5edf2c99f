/** Words of the conversation with the researcher of a request. */
export const conversation = {
  title: 'Conversation with the researcher',
  ask: 'Ask a question',
  askAbout: 'Ask about {place}',
  subjectAbout: '{subject}: {place}',
  open: 'Conversation',
  send: 'Send question',
  waits: 'Waiting for an answer',
  answered: 'Answered',
  emptyText: 'Decisions, questions to the researcher and their answers appear here. Staff comments never do.',
};
