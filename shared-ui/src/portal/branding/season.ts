/** The seasonal flag: 1 December through 6 January (spec 1 section 9). */
export function isSeason(day: Date): boolean {
  const month = day.getMonth() + 1;
  return month === 12 || (month === 1 && day.getDate() <= 6);
}
