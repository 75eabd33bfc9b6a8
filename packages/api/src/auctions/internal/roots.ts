/** An auction with its item and variant: their price, and whether they are for sale, follow the bids. */
export const rootsOfAuction = (itemId: string) => ({
  auction: itemId,
  item: itemId,
  variant: { item: itemId },
})
