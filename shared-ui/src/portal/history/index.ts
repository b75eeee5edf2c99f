export { HistoryTrail, type HistoryTrailProps } from './HistoryTrail.tsx';
export { tellAnswer, type HistoryNames } from './values.ts';
