import { Component, createRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button'

/** Whoever is closer to the end than this, in pixels, is at the end. */
const AT_END = 24

interface Props {
  label: string
  /** Of the button that leads down to what has come. */
  newLabel: string
  /** The message that stands last. */
  newest: { position: number; isOwn: boolean } | undefined
  isSending: boolean
  children: ReactNode
}

/** The first message that one sees, and how far down it stands. */
interface Place {
  message: Element
  top: number
}

/**
 * The part of a chat that scrolls. At its end it follows what comes. Whoever reads further up stays where they are, whatever
 * is added before or after, and gets a button that leads down. Only a class is told of the document before it changes.
 */
export class MessageHistory extends Component<Props, { hasNew: boolean }> {
  override state = { hasNew: false }
  readonly #list = createRef<HTMLElement>()

  /** Turned round, it counts from its end upwards: below zero. */
  #isAtEnd(): boolean {
    return (this.#list.current?.scrollTop ?? 0) >= -AT_END
  }

  #findPlace(list: HTMLElement): Place | null {
    const { top } = list.getBoundingClientRect()
    const messages = list.querySelectorAll('[data-bubble]')
    let [from, to] = [0, messages.length]
    while (from < to) {
      const middle = Math.floor((from + to) / 2)
      if ((messages[middle]?.getBoundingClientRect().bottom ?? top) > top) to = middle
      else from = middle + 1
    }
    const message = messages[from]
    return message ? { message, top: message.getBoundingClientRect().top } : null
  }

  override getSnapshotBeforeUpdate(): Place | null {
    const list = this.#list.current
    return list === null || this.#isAtEnd() ? null : this.#findPlace(list)
  }

  override componentDidUpdate(before: Props, _state: unknown, place: Place | null): void {
    const list = this.#list.current
    if (list === null || place === null) return
    if (place.message.isConnected) list.scrollTop += place.message.getBoundingClientRect().top - place.top
    const { newest, isSending } = this.props
    const hasCome = newest !== undefined && newest.position > (before.newest?.position ?? newest.position)
    if ((isSending && !before.isSending) || (hasCome && newest.isOwn)) list.scrollTop = 0
    else if (hasCome) this.setState({ hasNew: true })
  }

  readonly #onScroll = (): void => {
    if (this.state.hasNew && this.#isAtEnd()) this.setState({ hasNew: false })
  }

  readonly #goDown = (): void => {
    const list = this.#list.current
    if (list === null) return
    list.scrollTop = 0
    // The button goes, and the focus with it.
    list.focus({ preventScroll: true })
    this.setState({ hasNew: false })
  }

  override render() {
    const { label, newLabel, children } = this.props
    return (
      <div className="relative">
        {/* Turned round twice: it begins at its end, without a script. Its place is kept here, for browsers differ in it. */}
        <section
          ref={this.#list}
          onScroll={this.#onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          className="flex max-h-[60dvh] min-h-40 flex-col-reverse overflow-y-auto rounded-card border border-line bg-paper p-3 [overflow-anchor:none] sm:p-4"
        >
          <div className="space-y-3">{children}</div>
        </section>
        <p role="status" className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          {this.state.hasNew && (
            <Button
              size="small"
              icon="chevron-down"
              onClick={this.#goDown}
              className="pointer-events-auto shadow-float"
            >
              {newLabel}
            </Button>
          )}
        </p>
      </div>
    )
  }
}
