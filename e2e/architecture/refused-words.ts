/**
 * Words that the project used earlier, each with the term to use instead. They are refused in names of declarations,
 * files and folders, and in keys of texts.
 */
const WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^patien(?:ce|t)$/, 'timeout'],
  [/^judg(?:es?|ed|ing|e?ment)$/, 'check, evaluate, review or computed'],
  [/^(?:tells?|told|telling|untold)$/, 'notify, report, format or describe'],
  [/^mend(?:s|ed|ing)?$/, 'repair'],
  [/^nights?$/, 'nightly run or day'],
  [/^chores?$/, 'background job'],
  [/^figures?$/, 'metric, count or statistics'],
  [/^floors?$/, 'dependency or baseline'],
  [/^rooms?$/, 'module, package, capacity'],
  [/^(?:keeps?|kept|keeping)$/, 'store, record, preserve, lock or cache'],
  [/^(?:holds?|held|holding|holders?)$/, 'lock, contain or assigned'],
  [/^parcels?$/, 'shipment'],
  [/^papers$/, 'documents'],
  [/^settl(?:es?|ed|ing)$/, 'sync, finish, resolve'],
  [/^(?:foreseen|foretell|foretold)$/, 'expected, prefetch'],
  [/^(?:(?:no|some|every|any)bod(?:y|ies)|whoever)$/, 'no one, someone, everyone, anyone'],
  [/^meanwhile$/, 'since, concurrent'],
  [/^(?:stands|standing)$/, 'status'],
  [/^said$/, 'text, message, announced'],
  [/^likeness$/, 'similarity'],
  [/^passages?$/, 'request, section'],
  [/^concerned$/, 'context'],
];

/** The words of a name: `sendHeldMail`, `SEND_MAIL`, `send-mail.test`. */
export const getWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$.-]+/);

/** @returns the first refused word of a name and the term to use instead */
export function findRefused(name: string): { readonly word: string; readonly term: string } | undefined {
  for (const word of getWords(name)) {
    const term = WORDS.find(([pattern]) => pattern.test(word))?.[1];
    if (term !== undefined) return { word, term };
  }
  return undefined;
}
