/** Whether seasonal decoration is on: December 1 through January 6 (spec 1 section 9). */
export function isSeason(day: Date): boolean {
  const month = day.getMonth() + 1;
  return month === 12 || (month === 1 && day.getDate() <= 6);
}
