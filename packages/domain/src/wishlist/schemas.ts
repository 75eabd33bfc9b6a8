import { form, idText } from '../kernel/schemas'

export const wishlistAddSchema = form({ itemId: idText })
