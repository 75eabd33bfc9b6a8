import { DomainError, type ErrorCode } from '@pasar/domain'

const PASSING: readonly ErrorCode[] = ['BUSY', 'STORAGE_FULL', 'PICTURES_BUSY']

/** Whether what went wrong passes by itself, so that the import goes on later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof DomainError && PASSING.includes(error.code)
