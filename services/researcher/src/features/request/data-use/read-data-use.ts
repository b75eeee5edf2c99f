/** Terms of use of datasets, held against what a request really says; the rest is left to people (decision 306). */
import type { DataUseCode, DataUseVerdict } from '@portal/contract/data-use';
import type { DataUseHint } from '@portal/contract';
import { say, sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { dataUseWords as words } from '../../../texts/en/data-use.ts';

const Facts = z.object({
  non_autism: z.boolean(),
  has_letter: z.boolean(),
  genetic: z.boolean(),
  country: z.string().nullable(),
});
type Facts = z.output<typeof Facts>;

type Judged = readonly [verdict: DataUseVerdict, reason: string];
const judge = (reason: string): Judged => ['judge', reason];

/** Only what the request and its project say decides; everything else is for a person. */
const JUDGES: Readonly<Record<DataUseCode, (facts: Facts) => Judged>> = {
  'DUO:0000004': () => ['fits', words.open],
  'DUO:0000042': () => ['fits', words.open],
  'DUO:0000006': () => judge(words.read),
  'DUO:0000007': ({ non_autism: other }) => (other ? ['conflicts', words.notAutism] : ['fits', words.autism]),
  'DUO:0000011': () => judge(words.read),
  'DUO:0000012': () => judge(words.read),
  'DUO:0000015': () => judge(words.read),
  'DUO:0000016': ({ genetic }) => (genetic ? ['fits', words.genetic] : judge(words.read)),
  'DUO:0000018': () => judge(words.organisation),
  'DUO:0000019': () => judge(words.agree),
  'DUO:0000020': () => judge(words.agree),
  'DUO:0000021': ({ has_letter: has }) => (has ? ['fits', words.letter] : ['conflicts', words.noLetter]),
  'DUO:0000022': ({ country }) => judge(country ? say(words.country, { country }) : words.noCountry),
  'DUO:0000024': () => judge(words.agree),
  'DUO:0000025': () => ['fits', words.time],
  'DUO:0000026': () => ['fits', words.people],
  'DUO:0000027': () => ['fits', words.project],
  'DUO:0000028': () => judge(words.organisation),
  'DUO:0000029': () => judge(words.agree),
  'DUO:0000043': () => judge(words.read),
  'DUO:0000044': () => judge(words.read),
  'DUO:0000045': () => judge(words.organisation),
  'DUO:0000046': () => judge(words.organisation),
};

const Dataset = z.object({
  id: z.uuid(),
  dataset_id: z.string(),
  display_name: z.string(),
  data_use: z.array(z.string()),
});

/** One hint for each dataset and term, in the order of datasets and of the ontology. */
export async function readDataUse(reads: Reads, requestId: number): Promise<DataUseHint[]> {
  const facts = await reads.row(
    Facts,
    sql`select project.non_autism_research as non_autism,
        exists (select 1 from researcher.irb letter where letter.project_id = project.id
          and (letter.designation = 2 or letter.renewal_date is null or letter.renewal_date >= current_date)) as has_letter,
        coalesce(jsonb_array_length(case when jsonb_typeof(request.additional_data -> 'genetic_seq') = 'array'
          then request.additional_data -> 'genetic_seq' end), 0) > 0 as genetic,
        (select institution.country from core_api.institution institution
          where institution.id = request.institution_id) as country
      from researcher.request request join researcher.project project on project.id = request.project_id
      where request.id = ${requestId}`,
  );
  if (!facts) return [];
  const datasets = await reads.rows(
    Dataset,
    sql`select dataset.id, dataset.dataset_id, dataset.name as display_name, dataset.data_use
      from researcher.request_dataset wanted join researcher.dataset dataset on dataset.id = wanted.dataset_id
      where wanted.request_id = ${requestId} order by dataset."order", dataset.name, dataset.id`,
  );
  return datasets.flatMap(({ data_use: terms, ...dataset }) =>
    terms.flatMap((term) => {
      const judged = isTerm(term) ? JUDGES[term](facts) : undefined;
      return judged ? [{ dataset, term: term as DataUseCode, verdict: judged[0], reason: judged[1] }] : [];
    }),
  );
}

const isTerm = (term: string): term is DataUseCode => term in JUDGES;
