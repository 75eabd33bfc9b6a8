type Field = HTMLInputElement | HTMLTextAreaElement

/** What holds words: no numbers, nothing that is chosen, no secrets. */
const WORDS = ['textarea', 'input:not([type])', 'input[type=text]', 'input[type=email]', 'input[type=tel]']

/** Fields for words in forms that send something; in those that only search nothing would be lost. */
const findFields = (): Field[] =>
  [
    ...document.querySelectorAll<Field>(WORDS.map((field) => `main form[method=post] ${field}`).join()),
  ].filter(
    ({ inputMode, value }) => value.trim() !== '' && inputMode !== 'numeric' && inputMode !== 'decimal',
  )

/** What somebody has typed in. The attribute of a field that React holds, or that was refused, changes with its text. */
const typed = new WeakSet<EventTarget>()

const isChanged = (field: Field): boolean => field.value !== field.defaultValue

/** Whether a form that is sent has words in it that somebody wrote. */
export const isWritten = (sent: FormData): boolean =>
  findFields().filter((field) => {
    const isOurs =
      sent.get(field.name) === field.value &&
      (field instanceof HTMLTextAreaElement || isChanged(field) || typed.has(field))
    if (isOurs) typed.add(field)
    return isOurs
  }).length > 0

/**
 * Notes what somebody types from now on.
 * @returns whether the page has something in it that would be lost; and what ends it
 */
export function watchTyping(): { hasTyped: () => boolean; stop: () => void } {
  const note = ({ target }: Event) => {
    if (target !== null) typed.add(target)
  }
  document.addEventListener('input', note)
  return {
    hasTyped: () => findFields().some((field) => typed.has(field) || isChanged(field)),
    stop: () => document.removeEventListener('input', note),
  }
}
