/** Words of requested changes. */
export const revisionPoints = {
  title: 'Requested changes, sent on {date}',
  earlier: 'Round {round}, sent on {date}',
  asked: 'Requested change',
  answer: 'Response',
  changed: 'What changed here',
  goTo: 'Respond to this change{hiddenPlace}',
  goToAnswer: 'Change the response{hiddenPlace}',
  hiddenPlace: ' about {place}',
  noAnswer: 'No response yet',
  nothingChanged: 'Nothing changed here.',
  notCompared: 'IRB letters are not compared. See the project page.',
} as const;
