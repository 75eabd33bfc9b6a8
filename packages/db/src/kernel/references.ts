/** A column that refers to another table. */
export interface Reference {
  table: string
  column: string
}
