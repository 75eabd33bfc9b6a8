import { attr, closest, type Element, isTag, parentOf, upwards } from './dom'
import { isChecked } from './fields'
import { siblingBefore } from './selectors'

/** What the style sheet says in classes of how an element is laid out; the rest of the styles hides nothing. */
const DISPLAY =
  /^((?:[\w-]+(?:\[[^\]]*\])?:)*)(hidden|block|flex|grid|inline|inline-block|inline-flex|inline-grid|contents)$/
const BREAKPOINTS: Readonly<Record<string, number>> = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
const REM = 16

const isNever = isTag('script', 'style', 'template', 'head', 'noscript')
const classesOf = (element: Element): string[] => (attr(element, 'class') ?? '').split(/\s+/)
const isOpen = (element: Element | null): boolean => element !== null && attr(element, 'open') !== null

const toPixels = (length: string): number => Number.parseFloat(length) * (length.endsWith('rem') ? REM : 1)

/** How strongly a variant speaks; null when it does not apply, or is of no matter here. */
function weighVariant(variant: string, element: Element, width: number): number | null {
  if (variant === 'noscript') return 1
  if (variant === 'empty') return element.childNodes.length === 0 ? 1 : null
  if (variant === 'open') return isOpen(element) ? 1 : null
  if (variant === 'group-open')
    return isOpen(closest(element, (one) => classesOf(one).includes('group'))) ? 1 : null
  const [, isBelow, name = '', own] = /^(max-|min-)?(?:(sm|md|lg|xl|2xl)|\[([\w.]+)\])$/.exec(variant) ?? []
  const edge = own === undefined ? BREAKPOINTS[name] : toPixels(own)
  if (edge === undefined) return null
  if (isBelow === 'max-') return width < edge ? 1 : null
  return width >= edge ? edge : null
}

/** The display that an element's classes give it at a width. */
export function displayOf(element: Element, width: number): string | null {
  let best: { weight: number; display: string } | null = null
  for (const name of classesOf(element)) {
    const [, variants = '', display] = DISPLAY.exec(name) ?? []
    if (display === undefined) continue
    const weights = variants
      .split(':')
      .filter((one) => one !== '')
      .map((one) => weighVariant(one, element, width))
    if (weights.includes(null)) continue
    const weight = Math.max(0, ...weights.map(Number))
    if (best === null || weight >= best.weight) best = { weight, display }
  }
  return best?.display ?? null
}

/** The two parts of the style sheet that show and hide without scripts (styles/parts.css). */
function isPartHidden(element: Element, width: number): boolean {
  const classes = classesOf(element)
  if (classes.includes('tab-panel')) {
    const chooser = siblingBefore(element, 2)
    return chooser === null || !isChecked(chooser)
  }
  if (classes.includes('sheet-body')) return width < 1024 && !isOpen(siblingBefore(element, 1))
  const parent = parentOf(element)
  return (
    element.tagName === 'details' &&
    width >= 1024 &&
    parent !== null &&
    classesOf(parent).includes('disclosure-sheet')
  )
}

function isFolded(element: Element): boolean {
  const parent = parentOf(element)
  return parent?.tagName === 'details' && !isOpen(parent) && element.tagName !== 'summary'
}

function isHiddenItself(element: Element, width: number): boolean {
  if (element.tagName !== 'noscript' && isNever(element)) return true
  if (attr(element, 'hidden') !== null || attr(element, 'popover') !== null) return true
  if (element.tagName === 'dialog' && !isOpen(element)) return true
  if (element.tagName === 'input' && attr(element, 'type') === 'hidden') return true
  if (classesOf(element).includes('invisible')) return true
  return displayOf(element, width) === 'hidden' || isFolded(element) || isPartHidden(element, width)
}

/** Whether an element is laid out at a width of the window, as far as the document and its classes say. */
export function isShown(element: Element, width: number): boolean {
  for (const one of upwards(element)) if (isHiddenItself(one, width)) return false
  return true
}
