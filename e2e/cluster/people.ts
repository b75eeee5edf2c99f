/** The people of the load in the cluster under test, and the objects that they use. */
import { signIn, type PortalClient } from '../client/portal-client.ts';
import { makeProject } from '../client/records.ts';

export interface People {
  readonly investigator: PortalClient;
  readonly administrator: PortalClient;
  readonly project: number;
  /** A request of anyone. */
  readonly request: number;
}

export async function findPeople(url: string): Promise<People> {
  const investigator = await signIn(url, 'pi');
  const administrator = await signIn(url, 'admin');
  const project = await makeProject(investigator, `Project of the load ${Date.now()}`);
  const { results } = await administrator.get<{ results: { id: number }[] }>('/request/?limit=1');
  return { investigator, administrator, project: project.id, request: results[0]?.id ?? 0 };
}
