/** Asks the service that owns an object what the caller may do with it. The call is made with the caller's identity. */
import { Abilities, type ServiceName } from '@portal/contract';
import { createOwningServices, type CallerOf, type ServiceUrls } from '@portal/kit';
import { z } from 'zod';

export interface AbilitiesClient {
  /**
   * What the caller may do with the object; empty when the owner's answer has no `abilities`.
   * @throws NOT_FOUND when the owner answers so; SERVICE_UNAVAILABLE when it cannot be reached
   */
  abilitiesOn(call: CallerOf, service: ServiceName, path: string): Promise<Readonly<Record<string, boolean>>>;
}

const Answer = z.object({ abilities: Abilities.default({}) });

export function createAbilitiesClient(urls: ServiceUrls): AbilitiesClient {
  const owners = createOwningServices(urls);
  return {
    abilitiesOn: async (call, service, path) => (await owners.read(call, service, path, Answer)).abilities,
  };
}
