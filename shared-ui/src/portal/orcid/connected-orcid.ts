/** An iD that ORCID has just named, with the server's proof of it: a form stores both together. */
export interface ConnectedOrcid {
  orcid: string;
  proof: string;
}

/** Null for an iD that was known before, and for none. */
export function readConnected(value: unknown): ConnectedOrcid | null {
  if (typeof value !== 'object' || value === null || !('orcid' in value) || !('proof' in value)) return null;
  return { orcid: String(value.orcid), proof: String(value.proof) };
}

/** The iD of a form's value, in either shape; empty for none. */
export const readOrcid = (value: unknown): string =>
  readConnected(value)?.orcid ?? (typeof value === 'string' ? value : '');
