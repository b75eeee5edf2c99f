/** Words of rich text. */
export const richText = {
  link: {
    address: 'Address of the link',
    scheme: 'https://',
    remove: 'Remove link',
    set: 'Set link',
    cancel: 'Cancel',
  },
  mentions: {
    list: 'People to mention',
    found:
      '{count, plural, one {# person found.} other {# people found.}} Enter selects, Escape closes the list.',
    noneFound: 'No one found',
  },
  // in place of the name of someone who was mentioned and no longer has an account
  missingPerson: 'former user',
  toolbar: {
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    label: 'Text style',
    link: 'Link',
    mention: 'Mention a person',
  },
} as const;
