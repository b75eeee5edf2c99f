/** Words of the input for several short texts. */
export const tags = {
  placeholder: 'Type and press Enter',
  list: 'Entered',
  remove: 'Remove {tag}',
  added: '{tags} added',
  removed: '{tag} removed',
  edit: 'Change {tag}. Enter saves the change, Escape cancels it.',
  changed: 'Changed to {tag}',
  selected: '{tag}. Enter changes it, Delete or Backspace removes it.',
  wrong: '(not valid)',
  full: 'At most {maximum}. Remove one to add another.',
} as const;
