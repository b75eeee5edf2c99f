/** What is said of input that does not fit, where the specification quotes no words. Free of zod. */
import { translatable } from './words.ts';

/** Messages with places are for `fillText`, when they are said. */
export const INPUT_MESSAGES = /*#__PURE__*/ translatable('input-messages', {
  impossibleCharacter: 'Contains a character that is not allowed',
  invisibleCharacter: 'Contains an invisible character',
  oneLine: 'Must be on one line',
  noAddress: 'Must not contain a web or email address',
  tooLong: 'Please use at most {limit} characters (you have {count})',
  number: 'Please enter a number',
  wholeNumber: 'Must be a whole number',
  numberTooLarge: 'Number is too large',
  trueOrFalse: 'Must be true or false',
  orMore: 'Please enter {limit} or more',
  orLess: 'Please enter {limit} or less',
  orLater: 'Please enter {day} or a later date',
  orEarlier: 'Please enter {day} or an earlier date',
  unknownField: 'This form has no such field',
  unknownFilterValue: 'Unknown {what}: {word}',
  unknownRelation: 'Unknown relation: {word}',
  searchTooShort: 'Type at least {count} characters',
  recipientMissing: 'Add at least one recipient',
  mailWithoutObject: 'A mail about an object names the object and its kind',
  unwritten: 'Please write your own words in place of those in square brackets',
  domain: 'Not a valid domain',
  orcid: 'Not a valid ORCID iD',
  terms: 'Please agree to the terms and conditions',
  decideOnce: 'Decide about each person once',
  code: 'Use capital letters, digits and underscores',
  ticket: 'Must be a ticket number',
});
