/** Words of the files that went out with decisions about a request. */
export const decisionDocuments = {
  title: 'Files sent with decisions',
  sent: '{status}, {date}',
} as const;
