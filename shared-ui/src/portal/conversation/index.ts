/** The conversation about a request: the same thread for its owner, its team and staff. */
export { Conversation } from './Conversation.tsx';
export { tabLabel, useConversation, type ConversationRead } from './use-conversation.ts';
