/** Words of what is to be revised, point by point. */
export const revisionPoints = {
  title: 'Points for revision, sent on {date}',
  earlier: 'Round {round}, sent on {date}',
  asked: 'What is asked',
  answer: 'Answer',
  changed: 'What changed here',
  goTo: 'Answer this point{hiddenPlace}',
  goToAnswer: 'Change the answer{hiddenPlace}',
  hiddenPlace: ' about {place}',
  noAnswer: 'No answer yet',
  nothingChanged: 'Nothing changed here.',
  notCompared: 'Letters are not compared. They stand on the page of the project.',
} as const;
