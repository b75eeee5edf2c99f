/** Ages above 89 can identify a person as a name does; texts should say "90+" instead. */

const OLD = String.raw`(?:9\d|1[0-2]\d)(?:\.\d+)?`;
const TENS = 'ninety[ -](?:one|two|three|four|five|six|seven|eight|nine)';
const HUNDRED = String.raw`(?:a|one) hundred(?:[ -](?:and[ -])?[a-z-]+)?`;
const YEARS = String.raw`[\s-]*(?:years?|yrs?|y\.?\/?o\.?|y)(?![a-z])`;
/** Not years: children's ages may be in months, and interviews last minutes. */
const NO_YEARS = String.raw`(?![\d+%]|\.\d|[\s-]*(?:months?|mos?|weeks?|days?|hours?|minutes?|min)(?![a-z]))`;

const OLD_AGES = [
  String.raw`(?<![\d.])${OLD}${YEARS}`,
  String.raw`(?<![a-z])(?:age[sd]?|age\s+of|at\s+age|aged\s+about|(?:died|passed\s+away|lived|turned|death)(?:\s+(?:at|to|was|until))?(?:\s+(?:the\s+)?age(?:\s+of)?)?|(?:he|she|they)\s+(?:was|were))\s*[:=]?\s*(?:${OLD}${NO_YEARS}|${TENS})`,
  String.raw`(?<![a-z])${TENS}${YEARS}`,
  String.raw`(?<![a-z])${HUNDRED}${YEARS}`,
  String.raw`(?<![a-z])(?:nonagenarian|centenarian)`,
].map((pattern) => new RegExp(pattern));

/** Whether a text normalized by `foldText` contains an age above 89. */
export const containsOldAge = (folded: string): boolean => OLD_AGES.some((pattern) => pattern.test(folded));
