/** A route with this handle has the minimal footer: the 404 page (spec 1 section 2). */
export const MINIMAL_FOOTER = { footer: 'minimal' } as const;
