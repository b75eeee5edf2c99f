/** Words of the review meeting of a request. */
export const meeting = {
  move: {
    title: 'Move {code} to the review meeting?',
    consequence:
      'Reviews that are not submitted yet are closed: reviewers can no longer score this application. This cannot be undone.',
    stale:
      'Somebody changed this request a moment ago. Close this dialog, look at the request, then move it again.',
    leave: 'Back to the queue',
  },
  notes: {
    title: 'Review meeting notes',
    none: 'No notes yet. Only administrators read them, and for tissue project managers.',
    write: 'Write notes',
    edit: 'Edit notes',
    done: 'Done',
    theirs: 'Somebody else changed these notes meanwhile',
    theirsText: 'Nothing was overwritten, and what you wrote stands below. Their notes say:',
    keepBoth: 'Keep both',
    takeTheirs: 'Take their notes',
    keepMine: 'Replace them with mine',
  },
} as const;
