/** Words of the support tickets of a request. */
export const tickets = {
  show: 'Show conversations',
  dialogTitle: 'Support conversations',
  tabsLabel: 'Tickets',
  tab: 'Ticket {id}',
  unknownSender: 'Unknown sender',
  tryAgain: 'Try again',
  close: 'Close',
} as const;
