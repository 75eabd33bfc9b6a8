import type { FormValues } from '../../../lib/forms/form-values'

const PIECES = 'pieces-'

/** The pieces that were chosen; nothing for those left at 0. */
export const readPortions = (values: FormValues) =>
  Object.entries(values).flatMap(([name, value]) => {
    const quantity = /^\d{1,4}$/.test(value.trim()) ? Number(value) : 0
    return name.startsWith(PIECES) && quantity > 0 ? [{ lineId: name.slice(PIECES.length), quantity }] : []
  })
