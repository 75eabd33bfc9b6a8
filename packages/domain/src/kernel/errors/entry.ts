export interface ErrorEntry {
  /** HTTP status. */
  status: number
  /** English text of the published contract. Pages say it in the reader's language under the same code. */
  message: string
  /** The form field it belongs to, when there is one. */
  field?: string
}

/** A status, its sentence, and the form field it belongs to. */
export const entry = (status: number, message: string, field?: string): ErrorEntry =>
  field === undefined ? { status, message } : { status, message, field }
