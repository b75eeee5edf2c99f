import { AppError, invalid } from '@portal/kit';
import type { OrcidClient } from '../../clients/index.ts';

/** @throws 400 for a code that ORCID does not know (any more); SERVICE_UNAVAILABLE without ORCID */
export async function askOrcid(orcid: OrcidClient | undefined, code: string): Promise<string> {
  if (!orcid) throw new AppError('SERVICE_UNAVAILABLE', 'ORCID is not set up here');
  const id = await orcid.exchange(code);
  if (id === undefined) throw invalid({ code: ['ORCID does not know this code. Please try again'] });
  return id;
}
