export { PointList, PointRounds } from './PointRounds.tsx';
export { groupRounds, usePlaces, useRevisionPoints } from './use-points.ts';
