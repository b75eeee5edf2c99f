/** What investigators wrote into the form of each type (spec 2 section 3). */
import { GENETIC_SEQUENCES } from '@portal/contract';
import type { Random } from '@portal/kit/seeding';
import { USES } from './data/requests.data.ts';
import type { PlannedRequest } from './requests.choice.ts';

export function detailsOf(
  { type, status, project }: PlannedRequest,
  random: Random,
): Record<string, unknown> {
  const draft = status === 1;
  const { owner, title } = project;
  switch (type) {
    case 1:
      return {
        globus_username:
          owner.globus_username ?? `${owner.last_name.toLowerCase().replaceAll(/[^a-z]/g, '')}@globusid.test`,
        ...(draft
          ? {}
          : { usage: random.pick(USES), genetic_seq: [random.pick(GENETIC_SEQUENCES.slice(0, 4))] }),
      };
    case 2:
      return {
        sample_type: random.pick([
          'Plasma',
          'Lymphoblastoid Cell Lines',
          'Fibroblasts',
          'Induced Pluripotent Stem Cells',
        ]),
        samples: Object.fromEntries(
          Array.from({ length: random.integer(2, 9) }, () => [`${random.integer(11_000, 14_999)}-p1`, 1]),
        ),
        award_number: `AW-${random.integer(10_000, 99_999)}`,
        usage: random.pick(USES),
        bio_destroyed: random.chance(0.3),
      };
    case 3:
      return { title, award_number: `AW-${random.integer(10_000, 99_999)}`, usage: random.pick(USES) };
    case 4:
      return {
        title,
        public_title: title,
        keywords: ['autism', random.pick(['sleep', 'language', 'anxiety', 'genetics', 'school'])],
        num_participants: random.integer(4, 60) * 10,
        region: random.pick(['All states', 'Northeast', 'West', 'Midwest', 'South']),
        time_length: `${random.integer(20, 90)} minutes`,
        methods: random.pick(USES),
      };
    case 5:
      return {
        rm_application: {
          study_findings: 'First results were shown at a meeting; the paper is being written.',
          sample_size: random.integer(40, 400),
          progress: 'Recruitment runs as planned.',
          lay_summary: `We are still finding out more about: ${title}.`,
        },
      };
    case 6:
    case 7:
    case 8:
      return {
        proposal_title: title,
        methodology: random.pick(USES),
        brain_area: random.pick([
          'Prefrontal cortex',
          'Amygdala',
          'Cerebellum',
          'Superior temporal gyrus',
          'Striatum',
        ]),
        resource_types: random.pick(['frozen', 'fixed']),
        asd_cases: random.integer(6, 20),
        control_cases: random.integer(6, 20),
        estimated_cost: random.integer(8, 60) * 1000,
      };
  }
}
