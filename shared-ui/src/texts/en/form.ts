/** Words of form controls. */
export const table = {
  row: 'Row {number}',
  cell: '{label}, row {number}',
  addRow: 'Add a row',
  removeRow: 'Remove row {number}',
  choose: 'Please choose',
} as const;

export const form = {
  // AutosaveStatus
  unsavedWords: 'Unsaved words',
  bringItBack: 'Bring it back',
  throwItAway: 'Throw it away',
  // ErrorSummary
  thereIsAProblem: 'There is a problem',
  // Stepper
  currentStep: 'Current step',
  notStarted: 'Not started',
  steps: 'Steps',
  stepOf: 'Step {part} of {count}: {title}',
  // TagsInput
  typeAndPressEnter: 'Type and press Enter',
  entered: 'Entered',
  remove: 'Remove {tag}',
  // UnsavedGuard
  leaveTitle: 'Leave {what} without saving?',
  leaveConfirm: 'Leave without saving',
  stayHere: 'Stay here',
  // controls
  pleaseChoose: 'Please choose',
  ofCharacters: '{used} of {maximum} characters',
  // useAutosave
  saved: 'Saved {savedAt}',
  notSavedYetYourWords: 'Not saved yet. Your words are kept in this browser and we try again.',
  notSavedThisWasChanged: 'Not saved: this was changed in another place.',
  // useServerErrors
  unexpectedError: 'Unexpected error',
  // AutosaveStatus
  leftUnsaved: 'You typed something here on {at} that was not saved. Do you want it back?',
  leftUnsavedFields: 'You typed something here on {at} that was not saved: {fields}. Do you want it back?',
  yes: 'Yes',
  no: 'No',
  stepDone: 'Done',
} as const;
