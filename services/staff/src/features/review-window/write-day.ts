/** Such as 12/31/2026, of '2026-12-31'. */
export const writeDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
