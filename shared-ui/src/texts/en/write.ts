/** Words of writing. */
export const write = {
  theirs: 'Someone else saved a newer version',
  theirsText: 'Nothing was overwritten. Their version:',
  theirsHelp: 'Save again to replace it with yours, or cancel to keep theirs.',
  takeTheirs: 'Use their version',
  replaceTheirs: 'Replace their version with mine',
};
