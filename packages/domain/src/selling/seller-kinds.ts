/** As what someone sells, in law. */
export const SELLER_KINDS = ['person', 'business'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]
