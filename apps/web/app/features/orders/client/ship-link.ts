import { linkTo } from '@pasar/domain/access/link-to'

/** The id of the field for the number on the courier's label. */
export const NUMBER_FIELD = 'tracking-number'

/** Leads to where a parcel is shipped, into the field for its number: the rest is filled in already. */
export const shipLink = (id: string): string => `${linkTo('/seller/orders/:id/ship', { id })}#${NUMBER_FIELD}`
