/** A panel shows when those above it are there: nothing that can be read already moves away. */
export const IN_ORDER = {
  '& > :is([data-waiting], :has([data-waiting])) ~ *': { display: 'none' },
};
