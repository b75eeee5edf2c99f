/** Words of writing. */
export const write = {
  theirs: 'Somebody else saved this meanwhile',
  theirsText: 'Nothing was overwritten. Their version says:',
  theirsHelp: 'Save again to replace it with yours, or cancel to keep theirs.',
  takeTheirs: 'Take their version',
  replaceTheirs: 'Replace their version with mine',
};
