import type { Element, Node } from './dom'

/** What a locator needs of its page. */
export interface Ground {
  readonly document: Node
  readonly width: number
  follow(href: string): Promise<void>
  send(form: Element, button: Element | null): Promise<void>
  /** Tries until it is so; a page that stays as it is is looked at once. */
  until(isSo: () => boolean, timeoutMs?: number): Promise<boolean>
}

/** What can be asked of an element that was found. */
export interface FoundElement {
  getAttribute(name: string): string | null
  readonly textContent: string
}

export type Find = (root: Node) => Element[]
