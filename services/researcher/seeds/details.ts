/** Form answers that investigators gave, for each type (spec 2 section 3). */
import {
  currentForm,
  currentRenewalForm,
  exampleAnswers,
  buildConditionValues,
  prefilledAnswers,
  REQUEST_STATUS,
  requestType,
  SAMPLE_KINDS,
} from '@portal/contract';
import type { Random } from '@portal/kit/seeding';
import { USES } from './data/requests.data.ts';
import { DEMO_SAMPLES } from './data/samples.data.ts';
import type { PlannedRequest } from './requests.choice.ts';

type Details = Record<string, unknown>;
type Writer = (request: PlannedRequest, random: Random) => Details;

/** Answers to the type's form, built from its examples; types without a form have their own writers. */
export function seededDetails(
  request: PlannedRequest,
  datasets: readonly { readonly type: number }[],
  random: Random,
): Details {
  const form = currentForm(request.type);
  if (request.parent) return renewedDetails(request, random);
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
  const given = buildConditionValues(request.type, {
    isRevision: false,
    datasets: datasets.map(({ type }) => ({ type, gpf_accessible: false })),
  });
  const known = KNOWN[requestType(request.type).key]?.(random) ?? {};
  const answers = exampleAnswers(form, given, { pick: (examples) => random.pick(examples), known });
  return { ...matchStorage(answers), ...own };
}

/** Frozen tissue is counted in grams and fixed tissue in blocks, so the order is filled in where both answers agree. */
function matchStorage(answers: Details): Details {
  const { tissue_needed: needed, resource_types: storage } = answers;
  if (typeof needed !== 'string' || storage === undefined) return answers;
  return { ...answers, resource_types: /block/i.test(needed) ? 'fixed' : 'frozen' };
}

/** Renewals of most resources describe their impact alike; Research Match also counts its participants. */
function renewedDetails(request: PlannedRequest, random: Random): Details {
  const form = request.parent && currentRenewalForm(request.parent.type);
  if (!form || request.status === REQUEST_STATUS.CREATED) return {};
  return WRITERS[requestType(request.type).key]?.(request, random) ?? exampleAnswers(form);
}

/** Chooses one kind and existing samples of it; in every fifth request one sample is no longer available. */
function chooseSamples(random: Random): Details {
  const kind = random.pick(SAMPLE_KINDS);
  const own = DEMO_SAMPLES.filter((sample) => sample.kind.id === kind.id);
  const there = own.filter(({ amount }) => amount > 0);
  const chosen = Array.from({ length: random.integer(2, 9) }, () => random.pick(there).id);
  const gone = random.chance(0.2) ? [random.pick(own.filter(({ amount }) => amount === 0)).id] : [];
  return {
    sample_type: kind.id,
    generate_ipscs: false,
    samples: Object.fromEntries([...chosen, ...gone].map((id) => [id, kind.standard])),
  };
}

/** Answers of a renewal, by the type it renews; only the number of participants differs. */
const renewal: Writer = ({ parent }, random) => {
  const form = parent && currentRenewalForm(parent.type);
  if (!form) return {};
  return { ...exampleAnswers(form), sample_size: random.integer(40, 400) };
};

const makeAward = (random: Random): string => `AW-${random.integer(10_000, 99_999)}`;

/** Answers that depend on each other, by type key. */
const KNOWN: Readonly<Record<string, (random: Random) => Details>> = { biospecimen: chooseSamples };

const WRITERS: Readonly<Record<string, Writer>> = {
  funding: ({ project: { title } }, random) => ({
    title,
    award_number: makeAward(random),
    usage: random.pick(USES),
  }),
  research_match_renewal: renewal,
};
