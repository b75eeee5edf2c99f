/** Words of choosing the collection of a tissue request. */
export const collection = {
  choose: 'Choose a collection for the researcher',
  chooseAnother: 'Choose another collection',
  label: "The researcher's collections",
  cancel: 'Cancel',
  save: 'Use this collection',
  failed: 'The collection was not chosen',
  chosen: 'The collection was chosen',
} as const;
