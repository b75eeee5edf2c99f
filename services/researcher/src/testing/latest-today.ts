/** Today where it begins first, or so many days later: nobody on Earth writes a later day for what has happened. */
export const latestToday = (later = 0): string =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Etc/GMT-14' });
