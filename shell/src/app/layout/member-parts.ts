/** What only people who are signed in have around a page, as one chunk: visitors do not download it. */
export { GoalLine } from './GoalLine.tsx';
export { LazyToaster } from './LazyToaster.tsx';
export { MemberHeader } from './MemberHeader.tsx';
export { Ribbons } from './Ribbons.tsx';
export { SessionNotice } from './SessionNotice.tsx';
