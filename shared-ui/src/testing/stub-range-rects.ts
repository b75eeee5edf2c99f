const NOWHERE = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, x: 0, y: 0 };

/** jsdom has no layout, but an editor asks a range for its rectangles and the document for the element at a point. */
export function stubRangeRects(): void {
  const place = () => ({ ...NOWHERE, toJSON: () => NOWHERE });
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(Range.prototype, { getBoundingClientRect: place, getClientRects: () => [place()] });
}
