export const actions = {
  stale: 'Otra persona cambió esta institución. Revísela de nuevo antes de decidir.',
} as const;
