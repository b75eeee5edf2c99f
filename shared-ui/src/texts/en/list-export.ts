/** Words of exports in the background. */
export const listExport = {
  begun: 'Your export is being prepared',
  begunText: 'More than {most, number} rows take a while. You will be notified when it is ready.',
  waiting: 'Your export will start soon',
  making: 'Your export: {done, number} of {total, number} rows',
  made: 'Your export of {count, number} rows from {time} is ready. Download it within 24 hours.',
  failed: "We couldn't create your export. Please try again.",
  csv: 'Save CSV',
  xlsx: 'Save XLSX',
} as const;
