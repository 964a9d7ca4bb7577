/** Sample figures of a shop in Nairobi, made up for the demo. Amounts in cents. */
export const sample = {
  currency: 'KES',
  cards: { revenue: 1_284_350_00, orders: 3_482, customers: 916, returned: 2.4 },
  months: [
    { month: 1, revenue: 82_400_00 },
    { month: 2, revenue: 79_150_00 },
    { month: 3, revenue: 94_600_00 },
    { month: 4, revenue: 101_250_00 },
    { month: 5, revenue: 97_800_00 },
    { month: 6, revenue: 108_900_00 },
    { month: 7, revenue: 112_300_00 },
    { month: 8, revenue: 105_450_00 },
    { month: 9, revenue: 118_700_00 },
    { month: 10, revenue: 121_900_00 },
    { month: 11, revenue: 124_550_00 },
    { month: 12, revenue: 137_350_00 },
  ],
  orders: [
    { number: 'A-3482', customer: 'Achieng Onyango', amount: 12_450_00, status: 'in-progress' },
    { number: 'A-3481', customer: 'Kiprono Cheruiyot', amount: 3_200_00, status: 'done' },
    { number: 'A-3480', customer: 'Fatuma Ali', amount: 27_999_00, status: 'done' },
    { number: 'A-3479', customer: 'Muthoni Njoroge', amount: 1_150_00, status: 'todo' },
    { number: 'A-3478', customer: 'Barasa Wekesa', amount: 8_640_00, status: 'cancelled' },
  ],
} as const;
