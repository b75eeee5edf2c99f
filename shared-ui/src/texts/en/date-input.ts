/** Words of date input. */
export const dateInput = {
  // DatePicker
  calendar: 'Calendar',
  openButton: 'Choose a date',
  chosenDay: '{date}, chosen',
  today: '{date}, today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  // Months
  yearButton: '{month}, choose a year',
  // YearPage
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  // DateInput
  format: 'MM/DD/YYYY',
  suggestion: 'Did you mean {date}?',
} as const;
