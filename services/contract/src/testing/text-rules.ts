/**
 * Rules of docs/words.md that a program can check in one text. Besides the check of catalogs, a test of core uses them
 * for the letters that migrations store.
 */
const MAXIMUM_WORDS = 25;

/** A refused phrase, what to write instead, and an example that proves that the pattern finds it. */
type Rule = readonly [pattern: RegExp, instead: string, example: string];

/** Phrases that sound translated or have another name in the portal. */
const HABITS: readonly Rule[] = [
  [/\b(?:some|no|every)body\b/i, 'someone, no one, everyone', 'Nobody reads this.'],
  [/\bwhoever\b/i, 'anyone who, the person who', 'Ask whoever leads the project.'],
  [/\bmeanwhile\b/i, 'leave out', 'Another person saved this meanwhile.'],
  [/\bstands? (?:here|there|in|at|for|on)\b/i, 'appears, is', 'The date stands here.'],
  [/\bcomes? here\b/i, 'appears here', 'Each agreement comes here.'],
  [/\b(?:lie|lies) (?:here|there|in|at|on)\b/i, 'is', 'The files lie in the archive.'],
  [/\bcan(?:not)? (?:still )?be had\b/i, 'is available', 'Two samples can be had.'],
  [/\b(?:is|are|be|was|were) told\b/i, 'is notified', 'The owner is told.'],
  [/\btell(?:s)? of\b/i, 'notify about', 'Emails tell of each decision.'],
  [/\bkeeps? to\b/i, 'follow', 'Keep to the policy.'],
  [/\b(?:goes|go) on\b/i, 'continue', 'The review goes on.'],
  [/\bby (?:itself|themselves)\b/i, 'automatically', 'The window opens by itself.'],
  [/\btake(?:s|n)? (?:away|back)\b/i, 'remove, undo, withdraw', 'The invitation was taken back.'],
  [/\bgiven? back\b/i, 'return', 'Give back the samples.'],
  [/\bhand(?:s|ed)? in\b/i, 'submit', 'Hand in your application.'],
  [/\bmend(?:s|ed)?\b/i, 'fix', 'The run was mended.'],
  [/\bas far as\b/i, 'leave out', 'It is complete as far as the portal knows.'],
  [/\bneed not\b/i, "don't need to", 'You need not answer.'],
  [/\bany more\b/i, 'no longer', 'It is not available any more.'],
  [/\bput off\b/i, 'deferred', 'The request was put off.'],
  [/\bwaits for\b/i, 'is waiting for', 'The request waits for a reviewer.'],
  [/\bat the moment\b/i, 'right now', 'No reviews at the moment.'],
  [/\b(?<!rows )at once\b/i, 'immediately', 'Access ends at once.'],
  [/\bmails?\b(?! server)/i, 'email', 'Write a mail.'],
  [/\be-mails?\b/i, 'email', 'Write an e-mail.'],
  [/\bparcels?\b/i, 'shipment', 'The parcel is on its way.'],
  [/\bsign(?:s|ed|ing)? (?:in(?! the portal)|out)\b/i, 'log in, log out', 'Sign in to continue.'],
  [/\b(?:became|become) of\b/i, 'was done with', 'Describe what became of the data.'],
  [/\bsay (?:yes|of|for|that)\b/i, 'tell us, describe', 'Say that the data were deleted.'],
  [/\bis of another\b/i, 'is a different', 'The file is of another type.'],
  [/\bdraws? near\b/i, 'is coming up', 'The deadline draws near.'],
  [/\b(?:points? for revision|revision points?)\b/i, 'requested change', 'Add a point for revision.'],
  [/\bpasse?s? on\b/i, 'give to, share with', 'Do not pass on the data.'],
  [/\bworking days?\b/i, 'business days', 'It takes ten working days.'],
  [
    /\bcould not be [a-z]+ed\b|\bcould not be (?:read|run|sent)\b/i,
    "Could not get, We couldn't",
    'The list could not be loaded.',
  ],
  [/\b(?:ids?|Ids?)\b/, 'ID', 'Copy the id.'],
  [/\bmay (?:still|also|only)\b/i, 'can', 'You may still submit requests.'],
  [/\bmay not (?!be |show )/i, 'cannot', 'Reviewers may not see this request.'],
  [/\bin the meantime\b/i, 'leave out, until then', 'Read the guide in the meantime.'],
  [/\b(?:has|have) just\b/i, 'leave out: it may be read later', 'Your password has just been changed.'],
  [/\bstays?[.,]/i, 'is kept', 'Your project stays.'],
  [/\b(?:look|looks|looked) at\b/i, 'review, view', 'We looked at your request.'],
  [/\bretr(?:y|ies|ied)\b/i, 'try again', 'Wait before you retry.'],
  [/\b(?:click|clicks|clicked)\b/i, 'select', 'Click a row to open it.'],
  [/\bcarts?\b/i, 'collection', 'Add the donor to your cart.'],
  [/^With (?:you|\{)/, 'Your turn, Waiting for', 'With you'],
  [/[‘’]/, "' for an apostrophe, “ ” for a quotation", 'The foundation’s staff'],
  [/"/, '“ ”', 'Delete "Sleep"?'],
];

/** Actions that have one name in the portal: the other names, matched as whole texts. */
const OTHER_NAMES: readonly Rule[] = [
  [/^(?:start|create|make|add) (?:a |new |a new )?request$/i, 'New Request', 'Start a request'],
  [
    /^(?:(?:go )?back to (?:the )?home(?: page)?|go (?:to )?(?:the )?home(?: page)?|return home)$/i,
    'Return to Home',
    'Return home',
  ],
  [/^(?:log ?off|logout)$/i, 'Log out', 'Logout'],
  [/^(?:retry|load again)$/i, 'Try again', 'Load again'],
  [/^(?:send|file) (?:the |this |your )?request$/i, 'Submit request', 'Send the request'],
  [/^(?:cancel|revoke) (?:the |this |your )?request$/i, 'Withdraw request', 'Cancel the request'],
];

const BRITISH: readonly Rule[] = [
  [/\b\w*colour\w*\b/i, 'color', 'Choose a colour.'],
  [/\bcatalogues?\b/i, 'catalog', 'Search the catalogue.'],
  [/\bfavour\w*\b/i, 'favor', 'Your favourites'],
  [/\bbehaviour\w*\b/i, 'behavior', 'Behavioural tests'],
  [/\bcent(?:re|res)\b/i, 'center', 'The imaging centre'],
  [/\bfulfil(?:s|ment)?\b/i, 'fulfill, fulfillment', 'The date of fulfilment'],
  [
    /\b(?:organ|recogn|author|synchron|anonym|summar)is(?!m)\w+\b/i,
    '-ize',
    'The institution was recognised.',
  ],
  [/\banalys(?:ed?|ing)\b/i, 'analyze', 'The data were analysed.'],
  [/\blicence\b/i, 'license', 'Read the licence.'],
  [/\benrol(?:s|ment)?\b/i, 'enroll', 'The enrolment of a family'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled', 'The order was cancelled.'],
  [/\blabell(?:ed|ing)\b/i, 'labeled', 'Labelled samples'],
  [/\bjudgement\b/i, 'judgment', 'The judgement of a reviewer'],
  [/\bprogramme\b/i, 'program', 'The programme of the year'],
];
const LONG_SENTENCE =
  'Choose one of the datasets in the list below and then add the people who will work with it so that we can check each one of them.';

/**
 * The text as people read it: the last branch of each plural or choice, a short word for each placeholder, no markup.
 */
export function readAloud(text: string): string {
  let plain = text.replaceAll(/<[^>]*>/g, ' ');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain
      .replaceAll(
        /\{\w+, (?:plural|select|selectordinal),(?:[^{}]*\{[^{}]*\})*[^{}]*\b(?:other)\s*\{([^{}]*)\}\s*\}/g,
        '$1',
      )
      .replaceAll(/\{\w+\}/g, 'it');
  }
  return plain.replaceAll('#', '2');
}

export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+|\n/).filter((part) => /\p{L}/u.test(part));
export const readWords = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

const RULES = Object.entries({ habit: HABITS, 'other name': OTHER_NAMES, spelling: BRITISH }).flatMap(
  ([kind, rules]) =>
    rules.map(([pattern, instead, example]) => ({
      example,
      find: (text: string): string[] => {
        const found = pattern.exec(readAloud(text))?.[0];
        return found === undefined ? [] : [`${kind}: “${found}” → ${instead}`];
      },
    })),
);

const findLongSentences = (text: string): string[] =>
  splitSentences(readAloud(text))
    .map((sentence) => readWords(sentence).length)
    .filter((length) => length > MAXIMUM_WORDS)
    .map((length) => `sentence of ${length} words`);

/** @returns a line for each fault of a text */
export const listFaults = (text: string): string[] => [
  ...RULES.flatMap((rule) => rule.find(text)),
  ...findLongSentences(text),
];

/** @returns a line for each rule that does not find the fault of its example */
export const listBlindRules = (): string[] => [
  ...RULES.flatMap(({ example, find }) =>
    find(example).length === 0 ? [`text-rules.ts: no fault was found in “${example}”`] : [],
  ),
  ...(findLongSentences(LONG_SENTENCE).length === 1
    ? []
    : ['text-rules.ts: the long sentence was not found']),
];
