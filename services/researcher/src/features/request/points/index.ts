export { readPlaces } from './places.ts';
export { arePointsRead, publishPoints } from './publish-points.ts';
export { answerlessPoints } from './unanswered.ts';
