import { showAge } from '@portal/contract/donors';
import type { Donor, ResponseOf } from '@portal/contract/types';
import { Box, CheckRow, chakra, fill, Heading, Panel, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { donorAddress, fieldValue, nameDiagnosis } from '../../donor-table/model/donor-words.ts';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { collection as words } from '#texts/collection';
import { donor as donorWords } from '#texts/donor';

type Match = ResponseOf<'POST /donor-match/'>['results'][number];
type Suggestion = Match['suggestions'][number];

const rounded = (value: number) => Math.round(Math.abs(value) * 10) / 10;

/** The reasons for suggesting a control: what it shares with the case, and how far apart the two are. */
export function describeReasons(suggestion: Suggestion): string {
  const { age_difference: years, pmi_difference: hours, shared_parts: parts } = suggestion;
  return [
    suggestion.is_same_gender ? words.sameSex : words.otherSex,
    ...(years === null
      ? []
      : [rounded(years) === 0 ? words.sameAge : fill(words.ageApart, { years: rounded(years) })]),
    ...(hours === null ? [] : [fill(words.pmiApart, { hours: rounded(hours) })]),
    parts.length === 0
      ? words.noSharedParts
      : fill(words.sharedParts, { parts: parts.map((part) => donorWords.hemispheres[part]).join(', ') }),
  ].join(' · ');
}

interface ControlsOfCaseProps {
  match: Match;
  known: ReadonlyMap<string, Donor>;
  /** Hashes of the donors already in the collection. */
  taken: readonly string[];
  ticked: readonly string[];
  onTick: (hash: string, isOn: boolean) => void;
}

export function ControlsOfCase({ match, known, taken, ticked, onTick }: ControlsOfCaseProps) {
  const donor = known.get(match.donor_hash);
  const suggestions = match.suggestions.filter(({ donor_hash: hash }) => !taken.includes(hash));
  return (
    <Panel p="4">
      <Heading as="h3" size="sm" mb="2">
        {fill(words.controlsOf, {
          donor: match.donor_hash,
          age: showAge(donor?.age ?? null) ?? catalogueWords.unknownShort,
          gender: donor ? fieldValue(donor, 'gender') : '',
          pmi: donor?.pmi ?? catalogueWords.unknownShort,
        })}
      </Heading>
      {suggestions.length === 0 ? <Text>{words.noControls}</Text> : null}
      <chakra.ul listStyleType="none" m="0" p="0">
        {suggestions.map((suggestion) => (
          <chakra.li key={suggestion.donor_hash} py="1">
            <CheckRow
              isChecked={ticked.includes(suggestion.donor_hash)}
              onChange={(isOn) => onTick(suggestion.donor_hash, isOn)}
            >
              {fill(words.chooseControl, {
                donor: suggestion.donor_hash,
                diagnosis: nameDiagnosis(suggestion.diagnosis),
                age: showAge(suggestion.age) ?? catalogueWords.unknownShort,
              })}
            </CheckRow>
            <Box ps="7" textStyle="sm" color="fg.muted">
              {describeReasons(suggestion)}{' '}
              <RouteLink to={donorAddress(suggestion.donor_hash)}>{words.openDonor}</RouteLink>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
