/** The text fields of a posted form. */
export type FormValues = Record<string, string>

/** Never sent back to the page. */
export const SECRET_FIELDS = ['password', 'newPassword', 'cardNumber', 'cvc', 'code']

/** The typed values that may be shown again. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET_FIELDS.includes(name)))
