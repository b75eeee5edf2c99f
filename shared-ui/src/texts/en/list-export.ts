/** Words of exports in the background. */
export const listExport = {
  begun: 'Your export is being made',
  begunText: 'More than {most, number} rows take a while. The bell tells you when it is ready.',
  waiting: 'Your export waits for its turn',
  making: 'Your export: {done, number} of {total, number} rows',
  made: 'Your export of {count, number} rows of {time} is ready, for 24 hours',
  failed: 'Your export could not be made. Please try again.',
  csv: 'Save CSV',
  xlsx: 'Save XLSX',
} as const;
