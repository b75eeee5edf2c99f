/** An iD just confirmed by ORCID, with the server's proof of it. A form must store both together. */
export interface ConnectedOrcid {
  orcid: string;
  proof: string;
}

/** Null for an iD that was stored before, and for no iD. */
export function readConnected(value: unknown): ConnectedOrcid | null {
  if (typeof value !== 'object' || value === null || !('orcid' in value) || !('proof' in value)) return null;
  return { orcid: String(value.orcid), proof: String(value.proof) };
}

/** The iD in a form value of either type; empty if there is none. */
export const readOrcid = (value: unknown): string =>
  readConnected(value)?.orcid ?? (typeof value === 'string' ? value : '');
