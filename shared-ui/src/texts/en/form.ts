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
    title: 'What you typed before',
    putBack: {
      text: 'We put back what you typed on {at}.',
      textWithFields: 'We put back what you typed on {at}: {fields}.',
    },
    notSaved: 'It is not saved yet.',
    question: {
      text: 'You typed something here on {at} that was not saved. It may have been changed in another place since. Do you want yours back?',
      textWithFields:
        'You typed something here on {at} that was not saved: {fields}. It may have been changed in another place since. Do you want yours back?',
    },
    restore: 'Bring it back',
    discard: 'Discard',
  },
  errorTitle: 'There is a problem',
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
    consequence: 'What you typed since the last save is lost.',
    subject: 'this form',
    stay: 'Stay here',
  },
  choose: 'Please choose',
  sampleLine: '11000-p1 200',
  characterCount: '{used} of {maximum} characters',
  autosave: {
    saved: 'Saved {savedAt}',
    saving: 'Saving',
    retrying: 'Not saved yet. Your words are kept in this browser and we try again.',
    stale: 'Not saved: this was changed in another place.',
  },
  unexpectedError: 'Unexpected error',
  yes: 'Yes',
  no: 'No',
} as const;
