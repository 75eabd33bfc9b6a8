import { DomainError } from '@pasar/domain'

const BYTES_PER_MB = 1024 * 1024

/** The refusal of a table that is larger than so many bytes. */
export const tooLarge = (mostBytes: number): DomainError =>
  new DomainError('IMPORT_TOO_LARGE', { most: mostBytes / BYTES_PER_MB })
