/** Words of the conversation about a request. */
export const conversation = {
  tab: 'Conversation',
  tabUnread: 'Conversation ({count} new)',
  label: 'Conversation about {code}',
  loadFailed: 'Could not get the conversation.',
  earlier: 'Show earlier messages',
  emptyTitle: 'No messages yet',
  fresh: 'New',
  foundation: "The foundation's staff",
  kinds: {
    decision: 'Decision',
    question: 'Question',
    answer: 'Answer',
  },
  decided: 'Decision: {status}',
} as const;
