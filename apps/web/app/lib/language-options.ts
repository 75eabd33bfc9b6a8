import { LANGUAGE_NAME, LANGUAGES } from '@pasar/domain/kernel/languages'

/** The languages, each called by its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))
