import { z } from 'zod'
import { jsonColumn } from '../kernel/json-column'

const pictureSchema = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  alt: z.string(),
})
export type ItemPicture = z.output<typeof pictureSchema>
export const readItemPictures = jsonColumn('the pictures of an item', z.array(pictureSchema))
