/** Who writes the invoices. */
export const issuer = {
  name: 'Mawingu Studio',
  address: ['4th floor, Kilimani House', 'Argwings Kodhek Road', 'Nairobi, Kenya'],
  email: 'accounts@mawingustudio.example',
  phone: '+254 720 000 100',
  taxPin: 'P051402233M',
} as const;
