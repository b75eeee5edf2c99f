/** What is wrong with the definition of a form, for who writes one. */
import { translatable } from './words.ts';

export const DEFINITION_MESSAGES = /*#__PURE__*/ translatable('definition-messages', {
  name: 'A name is small letters, digits and _',
  nameTaken: 'This name is taken',
  expression: 'Not a regular expression',
  equalOptions: 'Two options have one value',
  equalNames: 'Two fields are named {name}',
  unknownField: 'A condition names {name}, which is no field',
});
