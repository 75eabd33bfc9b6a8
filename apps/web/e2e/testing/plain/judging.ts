import { attr, contentOf, type Element, textOf } from './dom'
import { isChecked, isDisabled, readValue } from './fields'
import { type ExpectedText, meets } from './matching'
import { descriptionOf, nameOf } from './names'
import { roleOf } from './roles'
import { isShown } from './visible'

export interface Expectation {
  isNot: boolean
  timeout?: number
  expectedText?: ExpectedText[]
  expectedNumber?: number
  expectedValue?: { checked?: boolean }
  expressionArg?: string
}

export interface Verdict {
  matches: boolean
  received?: { value: unknown }
  errorMessage?: string
  log?: string[]
}

/** What Playwright's matchers ask of what a locator has found. */
export function judgeElements(
  what: string,
  { isNot, expectedText = [], expectedNumber, expectedValue, expressionArg = '' }: Expectation,
  found: readonly Element[],
  width: number,
  words: string,
): Verdict {
  if (what === 'to.have.count')
    return { matches: found.length === expectedNumber, received: { value: found.length } }
  if (what.endsWith('.array')) {
    const texts = found.map(textOf)
    const isContained = what === 'to.contain.text.array'
    const rest = [...texts]
    const isInOrder = expectedText.every((one) => {
      const at = isContained ? rest.findIndex((text) => meets(text, one)) : meets(rest[0] ?? '', one) ? 0 : -1
      rest.splice(0, at + 1)
      return at >= 0
    })
    return { matches: isInOrder && (isContained || rest.length === 0), received: { value: texts } }
  }
  const [element, ...others] = found
  if (others.length > 0) {
    const errorMessage = `strict mode violation: ${words} finds ${found.length}`
    return { matches: isNot, errorMessage }
  }
  const isThere = element !== undefined
  if (what === 'to.be.visible')
    return { matches: isThere && isShown(element, width), received: { value: isThere ? 'hidden' : 'none' } }
  if (what === 'to.be.hidden')
    return { matches: !isThere || !isShown(element, width), received: { value: 'visible' } }
  if (what === 'to.be.attached') return { matches: isThere }
  if (what === 'to.be.detached') return { matches: !isThere }
  if (!isThere) return { matches: isNot, errorMessage: 'element(s) not found' }
  const states: Readonly<Record<string, () => boolean>> = {
    'to.be.enabled': () => !isDisabled(element),
    'to.be.disabled': () => isDisabled(element),
    'to.be.checked': () => isChecked(element) === (expectedValue?.checked ?? true),
    'to.be.empty': () => (readValue(element) || contentOf(element)) === '',
    'to.have.attribute': () => attr(element, expressionArg) !== null,
  }
  const state = states[what]
  if (state) return { matches: state(), received: { value: String(!isNot) } }
  const texts: Readonly<Record<string, () => string | null>> = {
    'to.have.text': () => textOf(element),
    'to.have.value': () => readValue(element),
    'to.have.attribute.value': () => attr(element, expressionArg),
    'to.have.accessible.name': () => nameOf(element, width),
    'to.have.accessible.description': () => descriptionOf(element, width),
    'to.have.id': () => attr(element, 'id'),
    'to.have.class': () => attr(element, 'class'),
    'to.have.role': () => roleOf(element),
  }
  const read = texts[what]
  const [expected] = expectedText
  if (!read || !expected)
    throw new Error(`a plain page knows no ${what}: tag the test @browser (docs/testing.md)`)
  const text = read()
  return { matches: text !== null && meets(text, expected), received: { value: text } }
}
