/** The ADI-R survey in the brain bank's form: four domains with their items and thresholds. */
import type { Draw } from './draw.ts';

const DOMAINS: readonly (readonly [
  code: string,
  title: string,
  threshold: number,
  items: readonly string[],
])[] = [
  [
    'A',
    'Reciprocal social interaction',
    10,
    ['Gaze, face and gesture', 'Friendships with peers', 'Sharing of enjoyment', 'Offering of comfort'],
  ],
  [
    'B',
    'Communication',
    8,
    ['Gestures in place of speech', 'Pretend play', 'Conversation', 'Repeated or unusual speech'],
  ],
  [
    'C',
    'Restricted and repetitive behavior',
    3,
    ['Narrow interests', 'Rituals', 'Repeated movements', 'Parts of objects'],
  ],
  ['D', 'Signs before the age of three', 1, ['Noticed by parents', 'First single words', 'First phrases']],
];

export interface SourceSurvey {
  readonly name: string;
  readonly sections: readonly {
    readonly code: string;
    readonly title: string;
    readonly sum: number;
    readonly threshold: number;
    readonly answers: readonly {
      readonly no: string;
      readonly text: string;
      readonly value: number | null;
    }[];
  }[];
}

export function makeSurvey(draw: Draw): SourceSurvey {
  return {
    name: 'ADI-R',
    sections: DOMAINS.map(([code, title, threshold, items]) => {
      const answers = items.map((text, index) => ({
        no: `${code}${index + 1}`,
        text,
        // A few questions have no answer.
        value: draw.chance(`${code}${index} known`, 95) ? draw.integer(`${code}${index}`, 1, 8) : null,
      }));
      return {
        code,
        title,
        threshold,
        answers,
        sum: answers.reduce((sum, { value }) => sum + (value ?? 0), 0),
      };
    }),
  };
}
