import { createContext, use } from 'react';

/**
 * The address for support when something is refused or broken; the shell reads it from the texts of the installation.
 */
export const SupportAddress = createContext<string | undefined>(undefined);

export const useSupportAddress = (): string | undefined => use(SupportAddress);
