/** The research team of a project, as everyone sees it. */
export { AccessChoice, isChoosable } from './AccessChoice.tsx';
export { currentMembers, memberLacks, memberName } from './member-words.ts';
export { MemberWarnings } from './MemberWarnings.tsx';
export { RemovedMembers } from './RemovedMembers.tsx';
export { TeamTable } from './TeamTable.tsx';
