/** Words of exports in the background. */
export const listExport = {
  begun: 'Your export is being prepared',
  begunText: 'More than {most, number} rows take a while. You will be notified when it is ready.',
  waiting: 'Your export is waiting for its turn',
  making: 'Your export: {done, number} of {total, number} rows',
  made: 'Your export of {count, number} rows from {time} is ready for 24 hours',
  failed: 'Your export could not be created. Please try again.',
  csv: 'Save CSV',
  xlsx: 'Save XLSX',
} as const;
