import { expect, test, vi } from 'vitest';
import { parseMembers } from './parse-members.ts';

const row = (...cells: string[]) => cells.join('\t');

test('rows of a spreadsheet become members, headings and empty rows are passed over', () => {
  const text = [
    row('First name', 'Last name', 'Email', 'Institution', 'Role', 'Globus'),
    row('Ada', 'Ruiz', 'ada@uni.test', 'University', 'co-investigator', 'ada@uni.test@globusid.test'),
    '',
    row('Bo', 'Moss', 'bo@uni.test', 'University', 'Student'),
  ].join('\r\n');
  const { members, problems } = parseMembers(text, []);
  expect(problems).toEqual([]);
  expect(members).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Ruiz',
      email: 'ada@uni.test',
      institution: 'University',
      user_role: 'Co-Investigator',
      globus_username: 'ada@uni.test@globusid.test',
    },
    {
      first_name: 'Bo',
      last_name: 'Moss',
      email: 'bo@uni.test',
      institution: 'University',
      user_role: 'Student',
      globus_username: null,
    },
  ]);
});

test('commas and semicolons separate too, and quotes are taken off', () => {
  const { members } = parseMembers('"Ada","Ruiz",ada@uni.test,University,Collaborator', []);
  expect(members[0]).toMatchObject({ first_name: 'Ada', user_role: 'Collaborator' });
  expect(parseMembers('Ada;Ruiz;ada@uni.test;Univ, Berlin;Student', []).members[0]?.institution).toBe(
    'Univ, Berlin',
  );
});

test('a row that cannot be added is named with its reason, and the others stay', () => {
  const text = [
    row('Ada', 'Ruiz', 'ada@uni.test', 'University', 'Collaborator'),
    row('Ada', 'Ruiz', 'ADA@uni.test', 'University', 'Collaborator'),
    row('Bo', 'Moss', 'bo@uni', 'University', 'Student'),
    row('', 'Moss', 'bo@uni.test', 'University', 'Student'),
    row('Bo', 'Moss', 'bo@uni.test', '', 'Student'),
    row('Bo', 'Moss', 'bo@uni.test', 'University', 'Chef'),
    row('Pi', 'Own', 'pi@uni.test', 'University', 'Student'),
  ].join('\n');
  const { members, problems } = parseMembers(text, ['pi@uni.test']);
  expect(members).toHaveLength(1);
  expect(problems).toEqual([
    'Row 2: ADA@uni.test is already on the team',
    'Row 3: The third column has no email address',
    'Row 4: The name is missing',
    'Row 5: The institution is missing',
    'Row 6: “Chef” is not a role on a research team',
    'Row 7: pi@uni.test is already on the team',
  ]);
});

test('a role is read by its name in the language of the page, too', async () => {
  vi.resetModules();
  globalThis.portalWords = { 'contract/team-roles': { Student: 'Estudiante' } };
  const { parseMembers: parse } = await import('./parse-members.ts');
  globalThis.portalWords = undefined;
  const rows = ['estudiante', 'Student'].map(
    (role, index) => `Ada\tByron\ta${index}@b.test\tLakeside\t${role}`,
  );
  expect(parse(rows.join('\n'), []).members.map(({ user_role: role }) => role)).toEqual([
    'Student',
    'Student',
  ]);
});
