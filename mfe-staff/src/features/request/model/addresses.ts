/** Addresses as people type them: separated by spaces, commas or semicolons, each once. */
export const splitAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
