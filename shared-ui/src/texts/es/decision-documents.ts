export const decisionDocuments = {
  title: 'Archivos enviados con las decisiones',
  sent: '{status}, {date}',
} as const;
