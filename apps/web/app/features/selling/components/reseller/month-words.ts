import { malaysianFormat } from '@pasar/domain/kernel/dates'

const monthFormat = malaysianFormat({ month: 'long', year: 'numeric' })

/** A month as people read it. */
export const writeMonth = (tag: string, start: number): string => monthFormat(tag).format(start)
