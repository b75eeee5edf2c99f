/** Words of what is to be revised, point by point. */
export const revisionPoints = {
  title: 'Points for revision, sent on {date}',
  earlier: 'Round {round}, sent on {date}',
  asked: 'Requested change',
  answer: 'Answer',
  changed: 'What changed here',
  goTo: 'Answer this point{hiddenPlace}',
  goToAnswer: 'Change the answer{hiddenPlace}',
  hiddenPlace: ' about {place}',
  noAnswer: 'No answer yet',
  nothingChanged: 'Nothing changed here.',
  notCompared: 'IRB letters are not compared. See the project page.',
} as const;
