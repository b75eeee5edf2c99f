/** The frame parts used only by signed-in people, as one chunk that visitors do not download. */
export { GoalLine } from './GoalLine.tsx';
export { LazyToaster } from './LazyToaster.tsx';
export { MemberHeader } from './MemberHeader.tsx';
export { ProveAgain } from './ProveAgain.tsx';
export { Ribbons } from './Ribbons.tsx';
export { SessionNotice } from './SessionNotice.tsx';
