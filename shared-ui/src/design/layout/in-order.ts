/** Hides a panel until all panels above it have loaded, so that visible content never moves. */
export const IN_ORDER = {
  '& > :is([data-waiting], :has([data-waiting])) ~ *': { display: 'none' },
};
