/** Words of the map of the brain. */
export const brainMap = {
  label: 'Tejido del donante {donor} por parte del cerebro',
  part: '{part}: {state}',
  middle: 'Tronco encefálico, duramadre y glándula pineal',
  other: 'Otras partes: {state}',
  asTable: 'Como tabla',
  tableCaption: 'Tejido del donante {donor} por región',
  region: 'Región',
  sides: { 'Left Hemisphere': 'Izquierdo', 'Right Hemisphere': 'Derecho' },
  elsewhere: 'Otras partes',
} as const;
