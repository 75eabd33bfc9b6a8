/** The text fields of a posted form. */
export type FormValues = Record<string, string>

/** Never sent back to the page. */
const SECRET_FIELDS = ['password', 'newPassword', 'cardNumber', 'cvc', 'code']

export const isSecret = (name: string): boolean => SECRET_FIELDS.includes(name)

/** The typed values that may be shown again. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
