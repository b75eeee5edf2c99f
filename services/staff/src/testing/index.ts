/** For tests of features that build on another one; production code may not import it. */
export * from '../features/match-summary/match-summary.fixtures.ts';
export * from '../features/score/score.fixtures.ts';
export * from './score-factory.ts';
export * from './match-id-factory.ts';
export * from './mail-previews.ts';
