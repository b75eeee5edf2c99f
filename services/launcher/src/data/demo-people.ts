/** The password of every demo person (issue 2 section 6). */
export const DEMO_PASSWORD = 'Demo-Portal-2026!';

const PEOPLE: readonly (readonly [name: string, who: string])[] = [
  ['pi', 'Principal Investigator; institution approved, RDA executed, joinder signed'],
  ['pi2', 'Principal Investigator of another institution, same standing'],
  ['newpi', 'Principal Investigator whose institution waits for its official'],
  ['so', "Signing Official of pi's institution"],
  ['piso', 'Principal Investigator who is the Signing Official too, at another institution'],
  ['newso', "Signing Official invited at newpi's institution"],
  ['admin', 'SFARI administrator'],
  ['lead', 'SFARI lead administrator'],
  ['reviewer', 'SFARI reviewer'],
  ['internal', 'Research Match internal reviewer'],
  ['external', 'External reviewer'],
  ['rmadmin', 'Research Match administrator'],
  ['abnpm', 'Tissue project manager'],
  ['abnrev', 'Tissue reviewer'],
  ['readonly', 'Internal, may only read'],
  ['access', 'Access administrator'],
  ['super', 'Superuser'],
  ['multi', 'SFARI reviewer, Research Match administrator and tissue reviewer'],
];

/** The text about demo people that is printed when the portal is ready. */
export function demoPeopleText(): string {
  const lines = PEOPLE.map(([name, who]) => `  ${`${name}@demo.test`.padEnd(20)} ${who}`);
  return [`Demo people (password ${DEMO_PASSWORD}):`, ...lines].join('\n');
}
