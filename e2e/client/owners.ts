import type { PortalClient } from './portal-client.ts';

/** The owner's email for each request, to which the mail of a decision is sent. */
export async function ownerAddresses(
  administrator: PortalClient,
  requests: readonly { readonly id: number; readonly owner: { readonly id: number } }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(requests.map(({ owner }) => owner.id))];
  const { results } = await administrator.get<{ results: { id: number; email: string }[] }>(
    `/user/?limit=2000&id__in=${ids.join(',')}`,
  );
  const emails = new Map(results.map(({ id, email }) => [id, email]));
  return new Map(requests.map(({ id, owner }) => [id, emails.get(owner.id) ?? '']));
}
