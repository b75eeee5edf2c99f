/**
 * What a machine key may call: `request:submit` is the action `submit` on `request`. Scopes follow from the endpoints,
 * so a new endpoint has one without further work (decision 555).
 */
import { parseKey, type EndpointDefinition, type EndpointKey } from '../api/endpoint.ts';
import { effectiveRoles, type Role } from '../people/roles.ts';

/** Objects that no key may use: logins, own settings of a person, and calls that read many kinds of objects. */
const FOR_PEOPLE_ONLY: ReadonlySet<string> = new Set([
  'api-token-auth',
  'api-token-verify',
  'bot-check',
  'calendar',
  'calendar-feed',
  'core-export',
  'core-home-list',
  'core-operation',
  'decline-invitation',
  'email-change',
  'email-info',
  'feedback',
  'forgot-password',
  'form',
  'history',
  'impersonation',
  'institution-helper',
  'internal',
  'linked-organization',
  'machine-key',
  'machine-key-scope',
  'notification',
  'orcid',
  'organization-login',
  'own-review',
  'person',
  'recovery-codes',
  'register-user',
  'resend-verification',
  'researcher-export',
  'researcher-home-list',
  'researcher-operation',
  'reset-password',
  'saved-view',
  'search',
  'second-factor',
  'session',
  'sign-up-settings',
  'staff-export',
  'staff-operation',
  'term-calendar',
  'term-calendar-feed',
  'tissue-export',
  'tissue-home-list',
  'tissue-operation',
  'unlock-login',
  'user-session',
  'verify-user',
]);

/** Signatures, statements of a person, rights of people, secrets, and what needs a fresh proof (decision 541). */
const FOR_PEOPLE: ReadonlySet<string> = new Set<EndpointKey>([
  'POST /agreement/{id}/sign/',
  'POST /agreement/{id}/countersign/',
  'POST /agreement/{id}/confirm-paper/',
  'POST /agreement/{id}/refuse-paper/',
  'POST /transfer-agreement/{id}/sign/',
  'POST /transfer-agreement/{id}/execute/',
  'POST /institution/{id}/verification/',
  'POST /institution/{id}/officer/',
  'POST /close-out/{id}/confirm/',
  'POST /datasetaccess/',
  'PATCH /datasetaccess/{id}/',
  'POST /user/create_user/',
  'PATCH /user/{id}/',
  'PATCH /user/{id}/password/',
  'POST /user/{id}/email/',
  'POST /user/{id}/second-factor-reset/',
  'POST /user-institution/',
  'PATCH /user-institution/{id}/',
  'POST /post-log/',
  'POST /webhook/',
  'PATCH /webhook/{id}/',
  'DELETE /webhook/{id}/',
  'POST /webhook/{id}/rotate/',
]);

const PREFIX = { GET: 'read', POST: '', PUT: 'edit', PATCH: 'edit', DELETE: 'delete' } as const;

/** The scope that a key needs for this call; undefined where no key may call. */
export function findScope(key: EndpointKey): string | undefined {
  const { method, path } = parseKey(key);
  const [object = '', ...parts] = path.split('/').filter((part) => part !== '');
  if (FOR_PEOPLE_ONLY.has(object) || FOR_PEOPLE.has(key)) return undefined;
  const named = parts.filter((part) => !part.startsWith('{')).map((part) => part.replaceAll('-', '_'));
  const action = [PREFIX[method], ...named].filter((part) => part !== '').join('_');
  return `${object}:${action === '' ? 'create' : action}`;
}

/**
 * Relations that `expand` adds to an object, with the scope that a key needs for them; `own` for parts of the object
 * itself. A relation that is missing here is refused.
 */
const EXPANDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  datasetaccess: { details: 'own' },
  dataset: {
    public_data_dictionary: 'file:read',
    public_release_notes: 'file:read',
    data_file: 'file:read',
    globus_locations: 'own',
    ages: 'own',
    variables: 'own',
    usage: 'own',
    project_fit: 'project:read',
  },
  institution: {
    io_users: 'user:read',
    files: 'file:read',
    comments: 'institution-comment:read',
    counts: 'own',
  },
  public: { projects: 'project:read' },
  renewal: { comments: 'own', decision_note: 'own' },
  request: {
    datasets: 'dataset:read',
    access_control_list: 'user:read',
    comments: 'own',
    details: 'own',
    brief: 'own',
    stages: 'own',
    status_times: 'own',
    data_use: 'own',
    decision_note: 'own',
    withdrawal: 'own',
    last_message: 'request-message:read',
  },
  'research-team': { project: 'project:read', user: 'user:read' },
  'sample-type': { allowed_users: 'user:read' },
  user: {
    institution: 'institution:read',
    institutions: 'institution:read',
    user_institutions: 'user-institution:read',
  },
};

/** The scope that a key needs to expand `relation`; `own` for none, undefined where no key may. */
export const findExpandScope = (key: EndpointKey, relation: string): string | undefined =>
  EXPANDED[parseKey(key).path.split('/')[1] ?? '']?.[relation];

/** The scopes that a person with these roles can give to a key, sorted. */
export function listScopes(
  endpoints: Readonly<Record<string, EndpointDefinition>>,
  roles: readonly Role[],
): string[] {
  const acting = new Set(roles.flatMap(effectiveRoles));
  const scopes = new Set<string>();
  for (const [key, { access }] of Object.entries(endpoints)) {
    const scope = findScope(key as EndpointKey);
    if (scope === undefined) continue;
    if (!Array.isArray(access) || access.some((role) => acting.has(role))) scopes.add(scope);
  }
  return [...scopes].toSorted();
}
