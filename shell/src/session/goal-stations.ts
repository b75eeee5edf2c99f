import { INVESTIGATOR_ROLES, type Role } from '@portal/contract/roles';
import type { Session } from '@portal/contract';

const STATIONS = ['account', 'institution', 'joinder', 'request'] as const;

interface Station {
  readonly key: (typeof STATIONS)[number];
  readonly state: 'done' | 'current' | 'upcoming';
}

/** The steps between a new researcher and the request they wanted, with the state of each. Empty for everyone else. */
export function listStations({
  institution,
  role,
}: {
  institution: Session['institution'];
  role: Role | null;
}): readonly Station[] {
  if (role === null || !INVESTIGATOR_ROLES.some((one) => one === role)) return [];
  const done: Readonly<Record<Station['key'], boolean>> = {
    account: true,
    institution: institution?.confirmed ?? false,
    joinder: institution?.joinder_date != null,
    request: false,
  };
  const next = STATIONS.find((key) => !done[key]);
  return STATIONS.map((key) => ({
    key,
    state: done[key] ? 'done' : key === next ? 'current' : 'upcoming',
  }));
}
