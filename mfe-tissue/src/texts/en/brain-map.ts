/** Words of the map of the brain. */
export const brainMap = {
  label: 'Tissue of donor {donor} by part of the brain',
  part: '{part}: {state}',
  middle: 'Brain stem, dura and pineal gland',
  other: 'Other parts: {state}',
  asTable: 'As a table',
  tableCaption: 'Tissue of donor {donor} by region',
  region: 'Region',
  sides: { 'Left Hemisphere': 'Left', 'Right Hemisphere': 'Right' },
  elsewhere: 'Other parts',
} as const;
