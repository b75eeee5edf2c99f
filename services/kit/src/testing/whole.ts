/** Long tests run in full with `WHOLE_TESTS=yes`; the usual run takes a part that still covers each kind of case. */
export const IS_WHOLE = process.env['WHOLE_TESTS'] === 'yes';
