import type { z } from 'zod'
import { form, idText } from '../kernel/schemas'

export const wishlistAddSchema = form({ itemId: idText })
export type WishlistAddInput = z.output<typeof wishlistAddSchema>
