/** Example data of mails: one sample with as little as possible, one with as much as possible. */
import { REQUEST_TYPE } from '@portal/contract';

interface SamplePerson {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly name: string;
}

export interface MailSample {
  readonly person: SamplePerson;
  readonly other: SamplePerson;
  readonly institution: { readonly id: number; readonly name: string };
  readonly code: string;
  /** Title of a project or dataset. */
  readonly title: string;
  /** Text that a person typed: a reason, an answer, a note. */
  readonly text: string;
  readonly day: string;
  readonly moment: Date;
  /** Row that statements return. */
  readonly row: Readonly<Record<string, unknown>>;
}

type Data = Omit<MailSample, 'row' | 'day' | 'moment'> & {
  readonly lines: number;
  readonly day: string;
};

function createSample({ lines, ...data }: Data): MailSample {
  const { person, other, institution, code, title, text, day } = data;
  const moment = new Date(`${day}T21:00:00Z`);
  const requests = Array.from({ length: lines }, (_, index) => ({
    id: index + 1,
    request_id: index + 1,
    code: `${code}${index || ''}`,
    type: REQUEST_TYPE.ABN_TISSUE,
    title,
    due: '12/31/2026',
  }));
  return {
    ...data,
    moment,
    row: {
      ...person,
      display_name: person.name,
      person_id: person.id,
      reviewer_id: person.id,
      // Different ids, because these columns refer to different people.
      user_id: 2,
      recipient_id: person.id,
      owner_id: 2,
      official_id: person.id,
      people: [{ ...other, id: 2 }],
      active: true,
      verified: true,
      official: person,
      institution_id: institution.id,
      institution: institution.name,
      institution_name: institution.name,
      institutionName: institution.name,
      current_rda: { id: '1', additional_data: { status: 1 } },
      anniversary: day,
      threshold: 'due',
      code,
      request_code: code,
      request_id: 1,
      project_title: title,
      type: REQUEST_TYPE.ABN_TISSUE,
      title,
      requests,
      reviews: requests,
      waiting: requests.map(({ id }) => id),
      kind: 'loss',
      noticed: day,
      day,
      period: day,
      scan: 'clean',
      mark: 'TOKEN',
      dataset_id: 'DS-001',
      version: 2,
      change_notes: text,
      opted_in: true,
    },
  };
}

export const SHORTEST = createSample({
  person: { id: 1, email: 'a@b.co', first_name: 'Li', last_name: 'Wu', name: 'Li Wu' },
  other: { id: 2, email: 'c@d.co', first_name: 'Bo', last_name: 'Ek', name: 'Bo Ek' },
  institution: { id: 1, name: 'MIT' },
  code: 'REQ000001',
  title: 'Gut',
  text: 'No.',
  day: '2026-05-01',
  lines: 1,
});

const LONG_FIRST = 'Wolfeschlegelsteinhausenbergerdorff-Alexandrina';
const LONG_LAST = 'Montgomery-Featherstonehaugh-Cholmondeley-Warner';
const LONG_PERSON = {
  id: 1,
  email:
    'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@psychiatry-and-behavioral-sciences.example.edu',
  first_name: LONG_FIRST,
  last_name: LONG_LAST,
  name: `${LONG_FIRST} ${LONG_LAST}`,
};

export const LONGEST = createSample({
  person: LONG_PERSON,
  other: { ...LONG_PERSON, id: 2 },
  institution: {
    id: 1,
    name: 'The Joint Institute of Psychiatry, Behavioral Sciences and Developmental Neurobiology of the Universities of Lakeside, Northfield and Saint Bartholomew-on-the-Hill',
  },
  code: 'REQ9999999999',
  title:
    'Longitudinal single-nucleus transcriptomic and epigenomic profiling of the superior temporal cortex & the amygdala in autistic people <18 years: a "multi-site" study of synaptic, glial and vascular development'.padEnd(
      255,
      '.',
    ),
  text: 'We read the application with interest, and have questions about the number of donors, the regions and the way in which the tissue is kept. '
    .repeat(12)
    .trim(),
  day: '2026-09-30',
  lines: 25,
});
