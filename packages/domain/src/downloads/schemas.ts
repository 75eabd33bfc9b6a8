import { form, idText } from '../kernel/schemas'

export const downloadSchema = form({ lineId: idText, fileId: idText })
