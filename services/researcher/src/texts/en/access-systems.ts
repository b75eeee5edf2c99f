import { translatable } from '@portal/contract/words';

/** Why Globus, AWS or GPF could not be notified, for access administrators. */
export const accessSystemWords = translatable('researcher/access-systems', {
  silent: '{system} did not answer within {seconds} seconds.',
  unreachable: "We couldn't reach {system}.",
  credentials: '{system} does not accept the credentials of the portal. Please check its settings.',
  forbidden:
    '{system} does not let the portal manage this group or location. Ask its owner to give the portal permission.',
  conflict: '{system} reports a conflicting change.',
  failing: '{system} returned an error ({status}).',
  refused: '{system} refused the change ({status}).',
  strange: '{system} did not confirm the change.',
  noGlobusName: 'The profile has no Globus username. Ask the researcher to add it.',
  unknownGlobusName: 'Globus has no identity “{name}”. Ask the researcher to correct the Globus username.',
  noAwsAccount: 'The profile has no AWS account ID. Ask the researcher to add it.',
  unknownAwsAccount: 'AWS has no account {account}. Ask the researcher to correct the AWS account ID.',
  place: '“{place}” was not found in {system}. Please correct the dataset.',
});
