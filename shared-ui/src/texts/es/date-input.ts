export const dateInput = {
  calendar: 'Calendario',
  openButton: 'Elegir una fecha',
  chosenDay: '{date}, fecha elegida',
  today: '{date}, hoy',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  yearButton: '{month}, elegir un año',
  earlierYears: 'Años anteriores',
  laterYears: 'Años siguientes',
  format: 'MM/DD/AAAA',
  suggestion: '¿Quiso decir {date}?',
} as const;
