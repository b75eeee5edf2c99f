/** What needs long runs in full with `WHOLE_TESTS=yes`; the usual run takes a part that still meets each kind of case. */
export const IS_WHOLE = process.env['WHOLE_TESTS'] === 'yes';
