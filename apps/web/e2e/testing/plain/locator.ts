import { isOfRole, type RoleOptions } from './by-role'
import {
  attr,
  closest,
  contentOf,
  type Element,
  isElement,
  isTag,
  type Node,
  setAttr,
  textOf,
  within,
} from './dom'
import {
  choose,
  formOf,
  isChecked,
  isDisabled,
  isSubmit,
  type PickedFile,
  pickFiles,
  readValue,
  setChecked,
  setValue,
  typeOf,
} from './fields'
import type { Find, FoundElement, Ground } from './ground'
import { type Expectation, judgeElements, type Verdict } from './judging'
import { fits, saysItself, type Wanted } from './matching'
import { fieldOfLabel, labelTexts, readShown } from './names'
import { refuseOthers } from './refuse'
import { select } from './selectors'
import { isShown } from './visible'

interface FilterOptions {
  hasText?: Wanted
  hasNotText?: Wanted
  has?: PlainLocator
  hasNot?: PlainLocator
}

const isPressable = isTag('a', 'button', 'label', 'summary', 'option')

/** Finds and presses what stands in a document, as Playwright's locators do in a browser. */
export class PlainLocator {
  readonly _apiName = 'Locator'
  readonly #ground: Ground
  /** Elements, or the document where a search begins. */
  readonly #roots: () => Node[]
  readonly #words: string

  constructor(ground: Ground, roots: () => Node[], words: string) {
    this.#ground = ground
    this.#roots = roots
    this.#words = words
    // biome-ignore lint/correctness/noConstructorReturn: whatever is not here shall say so
    return refuseOthers('locator', this)
  }

  toString(): string {
    return this.#words
  }

  elements(): Element[] {
    return this.#find()
  }

  #find(): Element[] {
    return this.#roots().filter(isElement)
  }

  /** What is found within what was found, each once and in the order of the document. */
  #within(find: Find, words: string): PlainLocator {
    const findAll = () => {
      const found = new Set(this.#roots().flatMap(find))
      return found.size < 2 ? [...found] : [...within(this.#ground.document)].filter((one) => found.has(one))
    }
    return new PlainLocator(this.#ground, findAll, `${this.#words}.${words}`)
  }

  #pick(pick: (all: Element[]) => Element[], words: string): PlainLocator {
    return new PlainLocator(this.#ground, () => pick(this.#find()), `${this.#words}.${words}`)
  }

  getByRole(role: string, options: RoleOptions = {}): PlainLocator {
    const isMeant = (element: Element) => isOfRole(element, role, options, this.#ground.width)
    const words = `getByRole(${role}${options.name === undefined ? '' : ` ${options.name}`})`
    return this.#within((root) => [...within(root)].filter(isMeant), words)
  }

  getByText(wanted: Wanted, { exact = false } = {}): PlainLocator {
    const isRead = (element: Element) => !/^(script|style|head|title|noscript)$/.test(element.tagName)
    const find: Find = (root) =>
      [...within(root)].filter((element) => isRead(element) && saysItself(element, wanted, exact))
    return this.#within(find, `getByText(${wanted})`)
  }

  getByLabel(wanted: Wanted, { exact = false } = {}): PlainLocator {
    const isMeant = (element: Element) => labelTexts(element).some((text) => fits(text, wanted, exact))
    return this.#within((root) => [...within(root)].filter(isMeant), `getByLabel(${wanted})`)
  }

  #getByAttribute(name: string, wanted: Wanted, isExact: boolean): PlainLocator {
    const isMeant = (element: Element) => {
      const value = attr(element, name)
      return value !== null && fits(value, wanted, isExact)
    }
    return this.#within((root) => [...within(root)].filter(isMeant), `${name}(${wanted})`)
  }

  getByAltText = (wanted: Wanted, { exact = false } = {}) => this.#getByAttribute('alt', wanted, exact)
  getByTitle = (wanted: Wanted, { exact = false } = {}) => this.#getByAttribute('title', wanted, exact)
  getByPlaceholder = (wanted: Wanted, { exact = false } = {}) =>
    this.#getByAttribute('placeholder', wanted, exact)

  locator(selector: string, options: FilterOptions = {}): PlainLocator {
    return this.#within((root) => select(root, selector), `locator(${selector})`).filter(options)
  }

  filter({ hasText, hasNotText, has, hasNot }: FilterOptions): PlainLocator {
    const isIn = (element: Element, inner: PlainLocator) =>
      inner.elements().some((one) => one !== element && closest(one, (outer) => outer === element) !== null)
    return this.#pick(
      (all) =>
        all.filter(
          (element) =>
            (hasText === undefined || fits(textOf(element), hasText)) &&
            (hasNotText === undefined || !fits(textOf(element), hasNotText)) &&
            (has === undefined || isIn(element, has)) &&
            (hasNot === undefined || !isIn(element, hasNot)),
        ),
      'filter()',
    )
  }

  nth = (at: number) => this.#pick((all) => all.slice(at, at === -1 ? undefined : at + 1), `nth(${at})`)
  first = () => this.nth(0)
  last = () => this.nth(-1)
  and = (other: PlainLocator) =>
    this.#pick((all) => all.filter((one) => other.elements().includes(one)), `and(${other})`)
  or = (other: PlainLocator) => {
    const find = () => {
      const found = new Set([...this.elements(), ...other.elements()])
      return [...within(this.#ground.document)].filter((one) => found.has(one))
    }
    return new PlainLocator(this.#ground, find, `${this.#words}.or(${other})`)
  }

  count = async () => this.#find().length
  all = async () => this.#find().map((_, at) => this.nth(at))
  allTextContents = async () => this.#find().map(contentOf)

  /** The one element that is meant, once it is there. */
  async #one(): Promise<Element> {
    await this.#ground.until(() => this.#find().length > 0)
    const [found, ...others] = this.#find()
    if (!found) throw new Error(`${this.#words} is not on the page`)
    if (others.length > 0) throw new Error(`strict mode violation: ${this.#words} finds ${others.length + 1}`)
    return found
  }

  textContent = async () => contentOf(await this.#one())
  innerText = async () => readShown(await this.#one(), this.#ground.width)
  allInnerTexts = async () => this.#find().map((one) => readShown(one, this.#ground.width))
  getAttribute = async (name: string) => attr(await this.#one(), name)
  inputValue = async () => readValue(await this.#one())
  isChecked = async () => isChecked(await this.#one())
  isVisible = async () => this.#find().some((one) => isShown(one, this.#ground.width))
  waitFor = async () => void (await this.#one())
  scrollIntoViewIfNeeded = async () => void (await this.#one())

  async click(): Promise<void> {
    const element = await this.#one()
    if (!isShown(element, this.#ground.width)) throw new Error(`${this.#words} is hidden`)
    await this.#press(element)
  }

  async #press(element: Element): Promise<void> {
    const target = closest(element, (one) => isPressable(one) || one.tagName === 'input')
    if (target === null) return
    if (isDisabled(target)) throw new Error(`${this.#words} is disabled`)
    const href = attr(target, 'href')
    if (target.tagName === 'a') return href === null ? undefined : this.#ground.follow(href)
    if (target.tagName === 'summary') {
      const details = closest(target, isTag('details'))
      if (details) setAttr(details, 'open', attr(details, 'open') === null ? '' : null)
      return
    }
    if (target.tagName === 'label') {
      const field = fieldOfLabel(target)
      return field ? this.#press(field) : undefined
    }
    if (isSubmit(target)) {
      const form = formOf(target)
      return form ? this.#ground.send(form, target) : undefined
    }
    if (typeOf(target) === 'checkbox') setChecked(target, !isChecked(target))
    if (typeOf(target) === 'radio') setChecked(target, true)
  }

  fill = async (text: string) => setValue(await this.#one(), text)
  clear = () => this.fill('')
  pressSequentially = async (text: string) => {
    const element = await this.#one()
    setValue(element, readValue(element) + text)
  }

  async check(): Promise<void> {
    const found = await this.#one()
    setChecked(found.tagName === 'label' ? (fieldOfLabel(found) ?? found) : found, true)
  }

  uncheck = async () => setChecked(await this.#one(), false)

  selectOption = async (wanted: Parameters<typeof choose>[1]) => [choose(await this.#one(), wanted)]

  async setInputFiles(files: PickedFile | PickedFile[]): Promise<void> {
    pickFiles(await this.#one(), [files].flat())
  }

  /** Enter in a field sends its form with the first button. */
  async press(key: string): Promise<void> {
    const element = await this.#one()
    const form = formOf(element)
    if (key !== 'Enter' || element.tagName !== 'input' || form === null)
      throw new Error(`a plain page takes no ${key} here: tag the test @browser (docs/testing.md)`)
    const isFirst = (one: Element) => isSubmit(one) && formOf(one) === form
    await this.#ground.send(form, [...within(this.#ground.document)].find(isFirst) ?? null)
  }

  /** Of elements that are read in the test's own process there are attributes and texts. */
  async evaluateAll<T>(read: (elements: FoundElement[]) => T): Promise<T> {
    return read(
      this.#find().map((element) =>
        refuseOthers<FoundElement>('element', {
          getAttribute: (name) => attr(element, name),
          textContent: contentOf(element),
        }),
      ),
    )
  }

  /** Asked by Playwright's matchers. */
  async _expect(what: string, expectation: Expectation): Promise<Verdict> {
    const judge = () => judgeElements(what, expectation, this.#find(), this.#ground.width, this.#words)
    await this.#ground.until(() => judge().matches !== expectation.isNot, expectation.timeout)
    return judge()
  }
}
