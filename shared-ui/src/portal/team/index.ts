/** The research team of a project, as everybody sees it. */
export { currentMembers, memberLacks, memberName } from './member-words.ts';
export { MemberWarnings } from './MemberWarnings.tsx';
export { TeamTable } from './TeamTable.tsx';
