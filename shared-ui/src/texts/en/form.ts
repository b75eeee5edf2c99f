/** Words of form controls. */
export const table = {
  row: 'Row {number}',
  cell: '{label}, row {number}',
  addRow: 'Add a row',
  removeRow: 'Remove row {number}',
  choose: 'Please choose',
} as const;

export const form = {
  leftover: {
    title: 'Unsaved text',
    putBack: {
      text: 'We restored what you typed on {at}.',
      textWithFields: 'We restored what you typed on {at}: {fields}.',
    },
    notSaved: 'It is not saved yet.',
    question: {
      text: 'You typed something here on {at} that was not saved. It may have changed elsewhere since then. Restore your text?',
      textWithFields:
        'You typed something here on {at} that was not saved: {fields}. It may have changed elsewhere since then. Restore your text?',
    },
    restore: 'Restore',
    discard: 'Discard',
  },
  errorTitle: 'There is a problem',
  fieldOfSection: '{section} – {field}',
  steps: {
    current: 'Current step',
    ahead: 'Not started',
    label: 'Steps',
    position: 'Step {number} of {count}: {title}',
    done: 'Done',
  },
  leave: {
    title: 'Leave {what} without saving?',
    confirm: 'Leave without saving',
    consequence: 'What you typed since the last save will be lost.',
    subject: 'this form',
    stay: 'Stay here',
  },
  choose: 'Please choose',
  sampleLine: '11000-p1 200',
  characterCount: '{used} of {maximum} characters',
  autosave: {
    saved: 'Saved {savedAt}',
    saving: 'Saving',
    retrying: 'Not saved yet. Your text is safe in this browser, and we keep trying.',
    stale: 'Not saved: this was changed elsewhere.',
  },
  unexpectedError: 'Unexpected error',
  yes: 'Yes',
  no: 'No',
} as const;
