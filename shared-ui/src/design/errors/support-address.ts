import { createContext, use } from 'react';

/** Where people write when something is refused or broken; the shell knows it from the words of the installation. */
export const SupportAddress = createContext<string | undefined>(undefined);

export const useSupportAddress = (): string | undefined => use(SupportAddress);
