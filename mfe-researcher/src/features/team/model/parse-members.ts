import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '@portal/contract/roles';
import { fill } from '@portal/shared-ui';
import { team as words } from '#texts/team';
import type { MemberBody } from './member-body.ts';

export interface PastedMembers {
  readonly members: readonly MemberBody[];
  /** One message for each row that cannot be added, with its row number and the reason. */
  readonly problems: readonly string[];
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Spreadsheet cells are separated by tabs, CSV cells by commas or semicolons. */
function splitCells(line: string): string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each)) ?? '\t';
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** Accepts the role's name in the page's language or in English. */
const findRole = (text: string): TeamRole | undefined =>
  TEAM_ROLES.find((role) =>
    [role, TEAM_ROLE_LABELS[role]].some((name) => name.toLowerCase() === text.toLowerCase()),
  );

/**
 * Parses pasted rows: first name, last name, email address, institution, role and optionally Globus username. Heading
 * rows and empty rows are skipped.
 * @param taken lowercase addresses that are already on the team
 */
export function parseMembers(text: string, taken: readonly string[]): PastedMembers {
  const members: MemberBody[] = [];
  const problems: string[] = [];
  const seen = new Set(taken);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || (index === 0 && !line.includes('@'))) continue;
    const cells = splitCells(line);
    const {
      0: first = '',
      1: last = '',
      2: email = '',
      3: institution = '',
      4: part = '',
      5: globus,
    } = cells;
    const role = findRole(part);
    const problem = findProblem({ first, last, email, institution, part, role, seen });
    if (problem !== undefined || role === undefined) {
      problems.push(fill(words.paste.row, { row: index + 1, problem: problem ?? '' }));
      continue;
    }
    seen.add(email.toLowerCase());
    members.push({
      first_name: first,
      last_name: last,
      email,
      institution,
      user_role: role,
      globus_username: globus === undefined || globus === '' ? null : globus,
    });
  }
  return { members, problems };
}

interface Row {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly institution: string;
  readonly part: string;
  readonly role: TeamRole | undefined;
  readonly seen: ReadonlySet<string>;
}
function findProblem({ first, last, email, institution, part, role, seen }: Row): string | undefined {
  if (!ADDRESS.test(email)) return words.paste.noAddress;
  if (seen.has(email.toLowerCase())) return fill(words.paste.onTeam, { email });
  if (first === '' || last === '') return words.paste.noName;
  if (institution === '') return words.paste.noInstitution;
  return role === undefined ? fill(words.paste.noRole, { role: part }) : undefined;
}
