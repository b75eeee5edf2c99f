/** Words of date input. */
export const dateInput = {
  // Calendar
  previousMonth: 'Previous month',
  yearButton: '{month} {year}, choose a year',
  nextMonth: 'Next month',
  today: '{date}, today',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  // DateInput
  format: 'MM/DD/YYYY',
  openButton: 'Choose a date',
  suggestion: 'Did you mean {date}?',
} as const;
