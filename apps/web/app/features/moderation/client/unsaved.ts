interface Field {
  value: string
  defaultValue: string
}

/** A browser gives the ends of lines back as one character, whatever it was sent. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Whether anything was typed into fields since they were filled. */
export const isTypedInto = (fields: readonly Field[]): boolean =>
  fields.some(({ value, defaultValue }) => plain(value) !== plain(defaultValue))
