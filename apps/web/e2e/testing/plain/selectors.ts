import { attr, childrenOf, type Element, isElement, type Node, parentOf, within } from './dom'

type Test = (element: Element) => boolean

const PART = /^(?:\*|[a-z][a-z0-9]*|#[\w-]+|\.[\w-]+|\[[^\]]+\])/i
const ATTRIBUTE = /^\[([\w:-]+)(?:([*^$]?=)"?([^"\]]*)"?)?\]$/

function attributeTest(part: string): Test {
  const [, name = '', how, value = ''] = ATTRIBUTE.exec(part) ?? []
  if (name === '') throw new Error(`a plain page knows no selector ${part}`)
  return (element) => {
    const found = attr(element, name)
    if (found === null || how === undefined) return found !== null
    if (how === '^=') return found.startsWith(value)
    if (how === '$=') return found.endsWith(value)
    return how === '*=' ? found.includes(value) : found === value
  }
}

function partTest(part: string): Test {
  if (part === '*') return () => true
  if (part.startsWith('#')) return (element) => attr(element, 'id') === part.slice(1)
  if (part.startsWith('.'))
    return (element) => (attr(element, 'class') ?? '').split(/\s+/).includes(part.slice(1))
  if (part.startsWith('[')) return attributeTest(part)
  return (element) => element.tagName === part.toLowerCase()
}

function compoundTest(text: string): Test {
  const tests: Test[] = []
  for (let rest = text; rest !== ''; ) {
    const [part] = PART.exec(rest) ?? []
    if (part === undefined) throw new Error(`a plain page knows no selector ${text}`)
    tests.push(partTest(part))
    rest = rest.slice(part.length)
  }
  return (element) => tests.every((test) => test(element))
}

/** `main img[src]`, `body > nav a`, several with commas: what tests ask for. Others are refused. */
function selectorTest(selector: string): Test {
  const steps = selector.trim().match(/(?:\[[^\]]*\]|[^\s>])+|>/g) ?? []
  const [last = '', ...before] = steps.toReversed()
  const test = compoundTest(last)
  if (before.length === 0) return test
  const isChild = before[0] === '>'
  const outer = selectorTest((isChild ? before.slice(1) : before).toReversed().join(' '))
  return (element) => {
    if (!test(element)) return false
    for (let at = parentOf(element); at !== null; at = isChild ? null : parentOf(at))
      if (outer(at)) return true
    return false
  }
}

export function select(root: Node, selector: string): Element[] {
  if (selector === '..') {
    const parent = isElement(root) ? parentOf(root) : null
    return parent ? [parent] : []
  }
  const tests = selector.split(',').map(selectorTest)
  return [...within(root)].filter((element) => tests.some((test) => test(element)))
}

export const siblingBefore = (element: Element, steps: number): Element | null => {
  const parent = parentOf(element)
  if (parent === null) return null
  const all = childrenOf(parent)
  return all[all.indexOf(element) - steps] ?? null
}
