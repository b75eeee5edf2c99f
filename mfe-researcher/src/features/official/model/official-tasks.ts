import type { TransferAgreement } from '@portal/contract/types';
import { fill, formatDate, pageLocale } from '@portal/shared-ui';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { agreementsToSign as mta } from '#texts/official';
import { verificationPanel as people } from '#texts/verification';
import { describeOfficialStatus } from './official-status.ts';
import { isWaiting, type Affiliated, type Researcher } from './verdict-drafts.ts';

export interface OfficialTask {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly minutes: number;
  /** The yearly verification with its deadline. */
  readonly year?: Affiliated['year'];
}

/** Key of the task to confirm or remove researchers. */
export const PEOPLE_TASK = 'people';

/**
 * Estimated minutes per item for an experienced official: a person takes one choice, an agreement is read and signed.
 */
const MINUTES = { person: 0.5, agreement: 2, details: 3 } as const;

interface OfficialFacts {
  readonly institution: SessionInstitution;
  /** Id of the RDA, once it is known. */
  readonly agreement: string | null | undefined;
  readonly transfers: readonly TransferAgreement[];
  readonly affiliated: Affiliated | undefined;
}

/** The open tasks of a Signing Official: agreements first, then people. */
export function listOfficialTasks({
  institution,
  agreement,
  transfers,
  affiliated,
}: OfficialFacts): readonly OfficialTask[] {
  const { title, text, action, opensAgreement } = describeOfficialStatus(institution, 0);
  const waiting = affiliated?.results.filter(isWaiting) ?? [];
  return [
    ...(action
      ? [
          {
            key: 'institution',
            title,
            text,
            link: {
              to: opensAgreement && agreement ? `/rda/${agreement}` : action.path,
              label: action.label,
            },
            minutes: opensAgreement ? MINUTES.agreement : MINUTES.details,
          },
        ]
      : []),
    ...transfers
      .filter(({ abilities }) => abilities['sign'])
      .map(({ id, request: { display_name: code }, project_title: project, recipient }) => ({
        key: id,
        title: fill(mta.one, { code, title: project, name: recipient.display_name }),
        text: mta.text,
        link: { to: `/mta/${id}`, label: fill(mta.open, { code }) },
        minutes: MINUTES.agreement,
      })),
    ...(affiliated && waiting.length > 0 ? [describePeople(affiliated, waiting)] : []),
  ];
}

/** More names would hide the link beside them. */
const NAMED = 3;

function listNames(researchers: readonly Researcher[]): string {
  const names = researchers.slice(0, NAMED).map(({ user }) => user.display_name);
  const more = researchers.length - names.length;
  return new Intl.ListFormat(pageLocale()).format(
    more === 0 ? names : [...names, fill(people.more, { count: more })],
  );
}

function describePeople({ institution, year }: Affiliated, waiting: readonly Researcher[]): OfficialTask {
  const count = waiting.length;
  const isYearly = year !== null && year.compliance_status !== 1;
  const words = isYearly ? people.yearly : people.waiting;
  const values = {
    count,
    institution: institution.display_name,
    day: formatDate(year?.anniversary),
    names: listNames(waiting),
  };
  return {
    key: PEOPLE_TASK,
    title: fill(words.title, values),
    text: fill(words.text, values),
    link: { to: '/annual-researcher-review', label: isYearly ? people.openYearly : people.open },
    minutes: count * MINUTES.person,
    ...(isYearly && { year }),
  };
}

/** The total of all tasks, rounded up to whole minutes. */
export const countMinutes = (tasks: readonly OfficialTask[]): number =>
  Math.ceil(tasks.reduce((sum, { minutes }) => sum + minutes, 0));
