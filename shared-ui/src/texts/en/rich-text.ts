/** Words of rich text. */
export const richText = {
  // LinkBox
  addressOfTheLink: 'Address of the link',
  https: 'https://',
  removeLink: 'Remove link',
  setLink: 'Set link',
  cancel: 'Cancel',
  // MentionList
  peopleToMention: 'People to mention',
  peopleFound: '{count} people found. Enter takes the marked one, Escape leaves the text.',
  nobodyFound: 'Nobody found',
  // Toolbar
  bold: 'Bold',
  italic: 'Italic',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  textStyle: 'Text style',
  link: 'Link',
  mentionAPerson: 'Mention a person',
} as const;
