/** What investigators wrote into the form of each type (spec 2 section 3). */
import {
  currentForm,
  exampleAnswers,
  givenFacts,
  prefilledAnswers,
  REQUEST_STATUS,
  requestType,
} from '@portal/contract';
import type { Random } from '@portal/kit/seeding';
import { USES } from './data/requests.data.ts';
import type { PlannedRequest } from './requests.choice.ts';

type Details = Record<string, unknown>;
type Writer = (request: PlannedRequest, random: Random) => Details;

/** Answers to the form of the type, made up from its examples; what is not a form yet is written by hand. */
export function seededDetails(
  request: PlannedRequest,
  datasets: readonly { readonly type: number }[],
  random: Random,
): Details {
  const form = currentForm(request.type);
  if (!form) return WRITERS[requestType(request.type).key]?.(request, random) ?? {};
  const { owner } = request.project;
  const laboratory = owner.last_name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const own = prefilledAnswers(form, {
    globus_username: owner.globus_username ?? `${laboratory}@university.test@globusid.test`,
    project_title: request.project.title,
    project_abstract: request.project.abstract,
    project_public_title: request.project.publicTitle,
    project_public_abstract: request.project.publicAbstract,
  });
  if (request.status === REQUEST_STATUS.CREATED) return own;
  const given = givenFacts(request.type, {
    isRevision: false,
    datasets: datasets.map(({ type }) => ({ type, gpf_accessible: false })),
  });
  return { ...exampleAnswers(form, given, { pick: (examples) => random.pick(examples) }), ...own };
}

const biospecimen: Writer = (_request, random) => ({
  sample_type: random.pick(SAMPLES),
  samples: Object.fromEntries(
    Array.from({ length: random.integer(2, 9) }, () => [`${random.integer(11_000, 14_999)}-p1`, 1]),
  ),
  award_number: makeAward(random),
  usage: random.pick(USES),
  bio_destroyed: random.chance(0.3),
});

const renewal: Writer = ({ project: { title } }, random) => ({
  rm_application: {
    study_findings: 'First results were shown at a meeting; the paper is being written.',
    sample_size: random.integer(40, 400),
    progress: 'Recruitment runs as planned.',
    lay_summary: `We are still finding out more about: ${title}.`,
  },
});

const SAMPLES = ['Plasma', 'Lymphoblastoid Cell Lines', 'Fibroblasts', 'Induced Pluripotent Stem Cells'];
const makeAward = (random: Random): string => `AW-${random.integer(10_000, 99_999)}`;

/** By the key of the type. */
const WRITERS: Readonly<Record<string, Writer>> = {
  biospecimen,
  funding: ({ project: { title } }, random) => ({
    title,
    award_number: makeAward(random),
    usage: random.pick(USES),
  }),
  research_match_renewal: renewal,
};
