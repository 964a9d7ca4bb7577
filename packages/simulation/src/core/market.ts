const saturday = 6;

/** The market that the shop's dashboard tells of and the calendar has. */
export const market = {
  title: 'Makers’ market, Karura',
  place: 'Karura Forest, Gate C',
  at: [9, 0],
  minutes: 450,
} as const;

/** Days until it, the Saturday after the next. */
export const daysUntilMarket = () => 14 - ((new Date().getDay() + 7 - saturday) % 7);
