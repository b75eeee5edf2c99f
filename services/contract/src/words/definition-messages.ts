/** Error messages about a form definition, for its author. */
import { translatable } from './words.ts';

export const DEFINITION_MESSAGES = /*#__PURE__*/ translatable('definition-messages', {
  name: 'Names may contain only lowercase letters, digits and _',
  nameTaken: 'This name is taken',
  expression: 'Not a regular expression',
  equalOptions: 'Two options have the same value',
  equalNames: 'Two fields are named {name}',
  unknownField: 'A condition refers to {name}, which is not a field',
});
