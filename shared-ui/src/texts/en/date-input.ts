/** Words of date input. */
export const dateInput = {
  // Calendar
  previousMonth: 'Previous month',
  chooseAYear: '{part} {year}, choose a year',
  nextMonth: 'Next month',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  // DateInput
  mmDdYyyy: 'MM/DD/YYYY',
  chooseADate: 'Choose a date',
  didYouMean: 'Did you mean {date}?',
} as const;
