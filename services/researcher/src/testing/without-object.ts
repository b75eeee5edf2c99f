/** Endpoints without an object, for which the matrix only tests who may call them. */
export const withoutObject = {
  'GET /sample-availability/': { because: 'which kinds someone may ask after; sample.test.ts' },
  'POST /sample-availability/validate/': {
    because: 'which kinds someone may ask after; sample.test.ts',
  },
  'GET /request-offer/': {
    because: 'what the caller may ask for; whose requests count is in the statement',
  },
  'GET /researcher-nightly-plan/': { because: 'the same for everyone in its roles; nightly-run.test.ts' },
  'GET /term-calendar-feed/': { because: "one's own; term-calendar.test.ts" },
  'POST /term-calendar-feed/': { because: "one's own; term-calendar.test.ts", may: [428] },
  'DELETE /term-calendar-feed/': { because: "one's own; term-calendar.test.ts", may: [428] },
  'GET /term-calendar/{file}/': { because: 'for who knows the secret; term-calendar.test.ts', may: [404] },
  'GET /public/figures/': { because: 'counts for the front page, the same for everyone' },
} as const;
