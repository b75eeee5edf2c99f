/** The two organizations of the fakes, and the setting with which the portal knows them. */

export interface OrganizationPerson {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly amr: string[];
  readonly eduperson_assurance: string[];
}

const person = (
  name: string,
  email: string,
  changes: Partial<OrganizationPerson> = {},
): OrganizationPerson => ({
  name,
  email,
  email_verified: true,
  amr: ['pwd'],
  eduperson_assurance: ['https://refeds.org/assurance/IAP/medium'],
  ...changes,
});

/** People by their subject. The institutions are those of the demo. */
export const ORGANIZATIONS = {
  lakeside: {
    name: 'Lakeside University',
    people: {
      'lakeside-1': person('Petra Lindqvist', 'petra.lindqvist@lakeside.test'),
      'lakeside-2': person('Marcus Oyelaran', 'marcus.oyelaran@lakeside.test', {
        amr: ['pwd', 'otp', 'mfa'],
      }),
      'lakeside-3': person('Visiting Reader', 'visiting.reader@lakeside.test', { email_verified: false }),
    },
  },
  nordvik: {
    name: 'Nordvik Institute of Neuroscience',
    people: {
      'nordvik-1': person('Ingrid Solheim', 'ingrid.solheim@nordvik.test'),
      'nordvik-2': person('Tomas Berg', 'tomas.berg@nordvik.test', { amr: ['pwd', 'mfa'] }),
    },
  },
} as const satisfies Record<string, { name: string; people: Record<string, OrganizationPerson> }>;
export type OrganizationId = keyof typeof ORGANIZATIONS;

export const CLIENT = { id: 'portal', secret: 'known to everyone' } as const;

/** The value of the portal's setting `IDENTITY_PROVIDERS` for issuers at this origin. */
export const describeIssuers = (origin: string): string =>
  JSON.stringify(
    Object.entries(ORGANIZATIONS).map(([id, { name }]) => ({
      id,
      name,
      issuer: `${origin}/organization/${id}`,
      client_id: `${CLIENT.id}-${id}`,
      client_secret: CLIENT.secret,
      scope: 'openid email eduperson_assurance',
      mail_domains: [`${id}.test`],
      trusts_amr: id === 'lakeside',
    })),
  );
