export type ClassPart = string | false | null | undefined

/** Joins class names and leaves out what is empty. It merges nothing: a `className` prop is for layout only. */
export function cx(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ')
}
