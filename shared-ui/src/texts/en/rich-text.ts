/** Words of rich text. */
export const richText = {
  // LinkBox
  addressOfTheLink: 'Address of the link',
  https: 'https://',
  removeLink: 'Remove link',
  setLink: 'Set link',
  cancel: 'Cancel',
  // MentionBox
  personToMention: 'Person to mention',
  typeAName: 'Type a name',
  // Toolbar
  bold: 'Bold',
  italic: 'Italic',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  textStyle: 'Text style',
  link: 'Link',
  mentionAPerson: 'Mention a person',
} as const;
