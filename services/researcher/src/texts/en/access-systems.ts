import { translatable } from '@portal/contract/words';

/** Why Globus, AWS or GPF could not be told, for access administrators. */
export const accessSystemWords = translatable('researcher/access-systems', {
  silent: '{system} did not answer within {seconds} seconds.',
  unreachable: '{system} could not be reached.',
  credentials: '{system} does not accept the credentials of the portal. Please check its settings.',
  forbidden:
    '{system} does not let the portal manage this group or location. Ask whoever keeps it there to allow the portal.',
  conflict: '{system} reports that somebody else changes the same thing.',
  failing: '{system} answered with a fault ({status}).',
  refused: '{system} refused the change ({status}).',
  strange: '{system} gave an answer that does not confirm the change.',
  noGlobusName: 'The profile has no Globus username. Ask the researcher to add it.',
  unknownGlobusName: 'Globus knows no identity “{name}”. Ask the researcher to correct the Globus username.',
  noAwsAccount: 'The profile has no AWS account ID. Ask the researcher to add it.',
  unknownAwsAccount: 'AWS knows no account {account}. Ask the researcher to correct the AWS account ID.',
  place: '“{place}” is no place at {system}. Please correct the dataset.',
});
