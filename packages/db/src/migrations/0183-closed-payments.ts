/** The page of a payment that was closed may still be open at its provider: those are asked about, too. */
export const closedPayments = `
create index payments_closed on payments (created_at) where state = 'closed';
`
