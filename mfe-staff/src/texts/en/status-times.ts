/** Words of status-times. */
export const statusTimes = {
  title: 'Time in each status',
  total: 'Total',
  since: 'Since {day}',
  between: '{from} – {until}',
  visits: '{count, plural, one {Once} other {# times}}',
  // what began and ended on one day
  withinOneDay: 'Less than a day',
} as const;
